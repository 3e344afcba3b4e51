import { formatRwf } from '@urumuri/money';

type GoodsToCollectProps = { items: readonly { name: string; quantity: number }[]; open: number };

/** What is handed over, and what is still to be paid for it. */
export const GoodsToCollect = ({ items, open }: GoodsToCollectProps) => (
  <>
    <ul className="text-sm">
      {items.map(({ name, quantity }) => (
        <li key={name} className="break-words">
          {quantity} × {name}
        </li>
      ))}
    </ul>
    <p className="my-3 text-xl font-bold">{open > 0 ? `Collect ${formatRwf(open)}` : 'Paid: nothing to collect'}</p>
  </>
);
