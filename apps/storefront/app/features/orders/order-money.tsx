import type { OrderDetails, Payment } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { formatKigaliMoment } from '@urumuri/ui/format/kigali-time.ts';
import { Badge, type BadgeTone } from '@urumuri/ui/parts/badge.tsx';
import { PaymentMethods } from '../../ui/payment-methods.tsx';
import { PaymentProof } from './payment-proof.tsx';

/** How the money of an order stands, how to pay what is open, and where to say that it was paid. */
export function OrderMoney({ order: { payment } }: { order: OrderDetails }) {
  const { says, payments, methods, open, toVerify } = payment;
  const provable = methods.filter(({ kind }) => kind === 'mobile_money' || kind === 'bank');
  const isDue = methods.length > 0 && open > toVerify;
  if (!isDue && payments.length === 0) return null;
  return (
    <section id="payment" aria-labelledby="money" className="mt-6 rounded-card bg-mist p-5">
      <h2 id="money" className="text-lg">
        Payment
      </h2>
      <div role="status">
        {says.map((sentence) => (
          <p key={sentence} className="mt-2 font-semibold">
            {sentence}
          </p>
        ))}
      </div>
      {payments.length > 0 && (
        <ul className="mt-3 flex flex-col divide-y divide-line">
          {payments.map((entry) => (
            <PaymentLine key={entry._id} payment={entry} />
          ))}
        </ul>
      )}
      {isDue && (
        <div className="mt-4 grid items-start gap-5 lg:grid-cols-2">
          <div>
            <h3 className="mb-3 text-base">How to pay {formatRwf(open - toVerify)}</h3>
            <PaymentMethods methods={methods} />
          </div>
          {provable.length > 0 && <PaymentProof methods={provable.map(({ name }) => name)} key={payments.length} />}
        </div>
      )}
    </section>
  );
}

const states: Record<Payment['state'], { label: string; tone: BadgeTone }> = {
  claimed: { label: 'Paid – to verify', tone: 'waiting' },
  agreed: { label: 'Received', tone: 'success' },
  refused: { label: 'Not found', tone: 'danger' },
};

function PaymentLine({ payment: { method, amount, reference, state, reason, at } }: { payment: Payment }) {
  const { label, tone } = amount < 0 ? { label: 'Refunded', tone: 'neutral' as const } : states[state];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-0">
        <p className="font-semibold tabular-nums">{formatRwf(Math.abs(amount))}</p>
        <p className="text-sm break-words text-slate">
          {method}
          {reference && `, reference ${reference}`}, {formatKigaliMoment(at)}
        </p>
        {reason && <p className="text-sm text-danger">{reason}</p>}
      </div>
      <Badge tone={tone} className="px-2.5 py-1">
        {label}
      </Badge>
    </li>
  );
}
