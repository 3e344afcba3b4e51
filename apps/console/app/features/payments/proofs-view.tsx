import type { Proof } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useSearchParams } from 'react-router';
import { formatKigaliMoment } from '@urumuri/ui/format/kigali-time.ts';
import { ActionButton } from '@urumuri/ui/forms/action-button.tsx';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { FormFailure } from '@urumuri/ui/forms/form-failure.tsx';
import { SubmitButton } from '@urumuri/ui/forms/submit-button.tsx';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { ListPage } from '../../shell/list-page.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { consoleAddresses } from '../../shell/console-addresses.ts';
import { FilterStrip } from '../../shell/filter-strip.tsx';

const filters = [
  { value: 'all', label: 'To verify' },
  { value: 'agreed', label: 'Confirmed' },
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
        filters={filters.map((filter) => (filter.value === current ? { ...filter, count: total } : filter))}
      />
      <ListPage
        title={current === 'all' ? 'Nothing to verify' : 'Nothing here'}
        text="What customers send after paying by mobile money appears here."
        className="flex flex-col gap-3"
        {...{ total, perPage }}
      >
        {proofs.map((proof) => (
          <ProofCard key={proof._id} proof={proof} />
        ))}
      </ListPage>
    </>
  );
}

/** How an amount stands beside what is open. */
function compare({ amount, open }: Proof): string {
  if (amount === open) return 'Exactly the amount still to pay';
  if (amount < open) return `${formatRwf(open - amount)} less than the ${formatRwf(open)} still to pay`;
  return open === 0
    ? 'Nothing left to pay'
    : `${formatRwf(amount - open)} more than the ${formatRwf(open)} still to pay`;
}

function ProofCard({ proof }: { proof: Proof }) {
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
  const form = useRef<HTMLDivElement>(null);
  const [isRefusing, setRefusing] = useState(false);
  const startRefusing = () => {
    flushSync(() => setRefusing(true));
    form.current?.querySelector<HTMLElement>('[name="reason"]')?.focus();
  };
  const about = <span className="sr-only"> for order {orderNumber}</span>;
  if (isRefusing) {
    return (
      <div ref={form}>
        <ActionForm
          intent="answerPayment"
          values={{ paymentId }}
          label={`Refuse, order ${orderNumber}`}
          className="flex flex-col gap-3"
        >
          <TextField label="Why" name="reason" hint="The customer sees it." autoComplete="off" />
          <FormFailure />
          <div className="flex flex-wrap gap-2">
            <SubmitButton>Refuse</SubmitButton>
            <Button look="quiet" onClick={() => setRefusing(false)}>
              Back
            </Button>
          </div>
        </ActionForm>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <ActionButton intent="answerPayment" input={{ params: { paymentId }, body: { isAgreed: true, reason: '' } }}>
        Confirm payment{about}
      </ActionButton>
      <Button look="secondary" onClick={startRefusing}>
        Refuse{about}
      </Button>
    </div>
  );
}
