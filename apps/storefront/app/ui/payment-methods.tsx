import type { OrderPayment } from '@urumuri/contract';
import { buttonStyle } from '@urumuri/ui/parts/button-style.ts';

/** The ways to pay for an order, and what to dial where a phone can do it. */
export function PaymentMethods({ methods }: { methods: OrderPayment['methods'] }) {
  return (
    <ul className="flex flex-col gap-3">
      {methods.map(({ name, instructions, code, dial }) => (
        <li key={name} className="rounded-control border border-line bg-white px-4 py-3">
          <p className="font-semibold">{name}</p>
          <p className="text-sm break-words whitespace-pre-line text-slate">{instructions}</p>
          {code && (
            <p className="mt-1 text-sm">
              Merchant code <strong className="tabular-nums">{code}</strong>
            </p>
          )}
          {dial && (
            // A phone reads what follows a # as no part of the number.
            <a href={`tel:${dial.replaceAll('#', '%23')}`} className={buttonStyle('secondary', 'mt-2 max-sm:w-full')}>
              Dial {dial}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
