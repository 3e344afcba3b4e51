import type { LowStockProduct } from '@urumuri/contract';
import { Link } from 'react-router';
import { consoleAddresses } from './console-addresses.ts';

/** At this many units a product is no longer among those that run low. */
const enough = 4;

/** What runs low, the emptiest first, each with a bar of what is left. */
export function LowStock({ products, hasProducts }: { products: readonly LowStockProduct[]; hasProducts: boolean }) {
  if (products.length === 0) {
    return (
      <p className="text-slate">{hasProducts ? 'Everything on sale is well stocked.' : 'Nothing is on sale yet.'}</p>
    );
  }
  return (
    <ul className="flex flex-col divide-y divide-line">
      {products.map(({ _id, name, available }) => (
        <li key={_id}>
          <Link to={consoleAddresses.product(_id)} className="flex min-h-12 items-center gap-3 py-2 hover:underline">
            <span className="line-clamp-2 min-w-0 flex-1">{name}</span>
            <svg viewBox="0 0 60 8" className="h-2 w-10 shrink-0 sm:w-16" aria-hidden="true">
              <rect width="60" height="8" rx="4" className="fill-line" />
              <rect width={(60 * available) / enough} height="8" rx="4" className="fill-danger" />
            </svg>
            <span className="w-16 shrink-0 text-right text-sm font-semibold">
              {available === 0 ? 'Sold out' : `${available} left`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
