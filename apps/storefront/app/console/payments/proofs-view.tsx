import type { Proof } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useSearchParams } from 'react-router';
import { formatKigaliMoment } from '../../platform/format/kigali-time.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLinks } from '../../ui/page-links.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { consoleAddresses } from '../shell/console-addresses.ts';
import { FilterStrip } from '../shell/filter-strip.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { useSellerTask } from '../shell/use-seller-task.ts';

const filters = [
  { value: 'all', label: 'To verify' },
  { value: 'agreed', label: 'Agreed' },
  { value: 'refused', label: 'Refused' },
];

type ProofsViewProps = { proofs: readonly Proof[]; total: number; perPage: number };

/** What customers say to have paid, the longest waiting first. */
export function ProofsView({ proofs, total, perPage }: ProofsViewProps) {
  const [search] = useSearchParams();
  const current = search.get('state') ?? 'all';
  return (
    <>
      <FilterStrip
        label="State"
        parameter="state"
        current={current}
        filters={filters.map((filter) => (filter.value === current ? { ...filter, count: total } : filter))}
      />
      {proofs.length === 0 ? (
        <Notice
          title={current === 'all' ? 'Nothing to verify' : 'Nothing here'}
          text="What customers send after paying by mobile money appears here by itself."
        />
      ) : (
        <ul className="flex flex-col gap-3">
          {proofs.map((proof) => (
            <ProofCard key={proof._id} proof={proof} />
          ))}
        </ul>
      )}
      <PageLinks total={total} perPage={perPage} />
    </>
  );
}

/** How an amount stands beside what is open. */
function compare({ amount, open }: Proof): string {
  if (amount === open) return 'exactly what is open';
  if (amount < open) return `${formatRwf(open - amount)} less than the ${formatRwf(open)} that are open`;
  return open === 0 ? 'nothing is open' : `${formatRwf(amount - open)} more than the ${formatRwf(open)} that are open`;
}

export function ProofCard({ proof }: { proof: Proof }) {
  const { amount, reference, method, orderId, orderNumber, customerName, state, reason, text, paidAt, at } = proof;
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-white px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-lg tabular-nums">{formatRwf(amount)}</h2>
        <Link to={consoleAddresses.anyOrder(orderId)} className="inline-flex min-h-11 items-center underline">
          Order {orderNumber}
        </Link>
      </div>
      {state === 'claimed' && <p className="font-semibold">{compare(proof)}</p>}
      <p className="break-words">
        {method}
        {reference && (
          <>
            , reference <strong className="select-all">{reference}</strong>
          </>
        )}
      </p>
      <p className="text-sm break-words text-slate">
        {customerName}, sent {formatKigaliMoment(at)}
        {paidAt && `, paid ${formatKigaliMoment(paidAt)}`}
      </p>
      {reason && <p className="text-sm">{reason}</p>}
      {text && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 text-sm font-semibold">The message</summary>
          <p className="rounded-control bg-mist p-3 text-sm break-words whitespace-pre-line">{text}</p>
        </details>
      )}
      {state === 'claimed' && <Answer proof={proof} />}
    </li>
  );
}

function Answer({ proof: { _id: paymentId, orderNumber } }: { proof: Proof }) {
  const { run, isBusy } = useSellerTask();
  const form = useRef<HTMLFormElement>(null);
  const [isRefusing, setRefusing] = useState(false);
  const [error, setError] = useState<string>();
  const answer = (isAgreed: boolean, reason = '') =>
    run(() => sellerApi.answerPayment({ params: { paymentId }, body: { isAgreed, reason } }));
  const refuse = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = new FormData(event.currentTarget).get('reason');
    if (typeof reason === 'string' && reason.trim() !== '') void answer(false, reason.trim());
    else setError('Say why: the customer reads it');
  };
  const startRefusing = () => {
    flushSync(() => setRefusing(true));
    form.current?.querySelector('input')?.focus();
  };
  const about = <span className="sr-only"> for order {orderNumber}</span>;
  if (isRefusing) {
    return (
      <form
        ref={form}
        noValidate
        onSubmit={refuse}
        className="flex flex-col gap-3"
        aria-label={`Refuse, order ${orderNumber}`}
      >
        <TextField label="Why" name="reason" hint="The customer reads it." error={error} autoComplete="off" />
        <div className="flex flex-wrap gap-2">
          <BusyButton type="submit" isBusy={isBusy}>
            Refuse it
          </BusyButton>
          <Button look="quiet" onClick={() => setRefusing(false)}>
            Back
          </Button>
        </div>
      </form>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <BusyButton isBusy={isBusy} onClick={() => void answer(true)}>
        The money is there{about}
      </BusyButton>
      <BusyButton look="secondary" isBusy={isBusy} onClick={startRefusing}>
        Refuse{about}
      </BusyButton>
    </div>
  );
}
