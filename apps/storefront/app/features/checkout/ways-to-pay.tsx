import type { OrderDetails } from '@urumuri/contract';
import { useIdentity } from '@urumuri/ui/identity-context.tsx';
import { describeDeadline } from '../../platform/format/order-deadline.ts';
import { PaymentMethods } from '../../ui/payment-methods.tsx';

type WaysToPayProps = { order: OrderDetails; callSentence: string | undefined };

/** What online payment will be, and how to pay until then. */
export function WaysToPay({ order, callSentence }: WaysToPayProps) {
  const [phone] = useIdentity().phones;
  return (
    <section aria-labelledby="pay">
      <h2 id="pay" className="text-xl">
        Online payment is in progress
      </h2>
      <p className="mt-2 max-w-prose text-slate">
        We are still building it, so nothing is charged here and nobody asks for a card number. Until it is ready, you
        pay in one of these ways:
      </p>
      <div className="mt-4">
        <PaymentMethods methods={order.payment.methods} />
      </div>
      <p className="mt-5 rounded-control bg-amber-wash px-4 py-3">
        {callSentence} {describeDeadline(order)}{' '}
        {phone && (
          <>
            {callSentence ? 'You can also contact the shop to confirm:' : 'Call the shop about anything:'}{' '}
            <a href={`tel:${phone.replaceAll(' ', '')}`} className="font-semibold whitespace-nowrap underline">
              {phone}
            </a>
          </>
        )}
      </p>
    </section>
  );
}
