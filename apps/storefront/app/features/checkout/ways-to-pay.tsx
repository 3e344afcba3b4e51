import type { Order } from '@urumuri/contract';
import { identity } from '@urumuri/identity';
import { describeDeadline } from '../../platform/format/order-deadline.ts';

const listWays = () => [
  { name: 'On delivery', text: 'Pay in cash or by mobile money when your order is handed over.' },
  { name: 'Mobile money', text: 'We give you the number to pay to when we call. Never pay anybody else.' },
  { name: 'At the counter', text: `Come to ${identity.address.street}, ${identity.address.city}.` },
];

type WaysToPayProps = { order: Order; callSentence: string | undefined };

/** What online payment will be, and how to pay until then. */
export function WaysToPay({ order, callSentence }: WaysToPayProps) {
  const [phone] = identity.phones;
  return (
    <section aria-labelledby="pay">
      <h2 id="pay" className="text-xl">
        Online payment is in progress
      </h2>
      <p className="mt-2 max-w-prose text-slate">
        We are still building it, so nothing is charged here and nobody asks for a card number. Until it is ready, you
        pay in one of these ways:
      </p>
      <ul className="mt-4 flex flex-col gap-3">
        {listWays()
          .slice(order.delivery_status === 'placed' ? 1 : 0)
          .map(({ name, text }) => (
            <li key={name} className="rounded-control border border-line px-4 py-3">
              <p className="font-semibold">{name}</p>
              <p className="text-sm text-slate">{text}</p>
            </li>
          ))}
      </ul>
      <p className="mt-5 rounded-control bg-amber-wash px-4 py-3">
        {callSentence} {describeDeadline(order)}{' '}
        {callSentence ? 'You can also contact the shop to confirm:' : 'Call the shop about anything:'}{' '}
        <a href={`tel:${phone.replaceAll(' ', '')}`} className="font-semibold whitespace-nowrap underline">
          {phone}
        </a>
      </p>
    </section>
  );
}
