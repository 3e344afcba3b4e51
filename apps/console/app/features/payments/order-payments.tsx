import type { AdminOrder, OfficePayment } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { formatKigaliMoment } from '@urumuri/ui/format/kigali-time.ts';
import { Badge } from '@urumuri/ui/parts/badge.tsx';
import { Link } from 'react-router';
import { Allowed } from '../../shell/allowed.tsx';
import { Collapsible } from '../../shell/collapsible.tsx';
import { consoleAddresses } from '../../shell/console-addresses.ts';
import { RecordPayment } from './record-payment.tsx';

const states = {
  claimed: { label: 'To verify', tone: 'waiting' },
  agreed: { label: 'Confirmed', tone: 'success' },
  refused: { label: 'Refused', tone: 'danger' },
} as const;

/** Why money went back, after how much it was. */
const refundWords = {
  return: ' for a return',
  too_much: ', paid too much',
  goodwill: ' as goodwill',
  other: '',
} as const;

/** What was written down for an order's money, and where more of it is. */
export function OrderPayments({ order: { payment, parts } }: { order: AdminOrder }) {
  return (
    <div className="flex flex-col gap-4">
      {payment.says.map((sentence) => (
        <p key={sentence} className="font-semibold">
          {sentence}
        </p>
      ))}
      {payment.payments.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {payment.payments.map((entry) => (
            <PaymentLine key={entry._id} payment={entry} parts={parts} />
          ))}
        </ul>
      )}
      {payment.toVerify > 0 && (
        <Allowed call="getProofs">
          <Link to={consoleAddresses.payments} className="inline-flex min-h-11 items-center self-start underline">
            Check the payment the customer sent
          </Link>
        </Allowed>
      )}
      <Allowed call="recordPayment">
        <Collapsible title="Record a payment or a refund">
          <RecordPayment key={payment.revision} payment={payment} parts={parts} />
        </Collapsible>
      </Allowed>
    </div>
  );
}

type Parts = Pick<AdminOrder, 'parts'>;

function PaymentLine({ payment, parts }: Parts & { payment: OfficePayment['payments'][number] }) {
  const { method, amount, reference, state, reason, note, by, at, refundFor, partId } = payment;
  const shopName = parts.find(({ _id }) => _id === partId)?.shopName;
  const { label, tone } = states[state];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-0">
        <p className="font-semibold tabular-nums">
          {formatRwf(Math.abs(amount))}
          {amount < 0 && ' refunded'}
          {refundFor && refundWords[refundFor]}
          {shopName && ` (${shopName})`}
        </p>
        <p className="text-sm break-words text-slate">
          {method}
          {reference && `, reference ${reference}`}, {formatKigaliMoment(at)}
          {by && `, ${by}`}
        </p>
        {(reason ?? note) && <p className="text-sm break-words">{reason ?? note}</p>}
      </div>
      <Badge tone={tone}>{label}</Badge>
    </li>
  );
}
