import type { OrderReturn, OrderReturns, ReturnableLine } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatKigaliMoment } from '@urumuri/ui/format/kigali-time.ts';
import { importWithRetry } from '@urumuri/ui/offline/import-with-retry.ts';
import { Badge } from '@urumuri/ui/parts/badge.tsx';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { Notice } from '@urumuri/ui/parts/notice.tsx';
import { returnReasonWords, returnWords } from '@urumuri/ui/parts/return-words.ts';
import { Skeleton } from '@urumuri/ui/parts/skeleton.tsx';
import { ConfirmButton } from '@urumuri/ui/forms/confirm-button.tsx';
import { OwnPictures } from './own-pictures.tsx';

const ReturnForm = lazy(() => importWithRetry(() => import('./return-form.tsx')));

/** What comes back of an order, and the way to send something back. Not there until something was delivered. */
export function OrderReturnsView({ returns }: { returns: OrderReturns | undefined }) {
  if (returns?.lines.length === 0) return null;
  return (
    <section aria-labelledby="returns-title" className="mt-8 print:hidden">
      <h2 id="returns-title" tabIndex={-1} className="mb-4 text-lg">
        Returns
      </h2>
      {returns ? <Returns {...returns} /> : <ReturnsFailure />}
    </section>
  );
}

function ReturnsFailure() {
  const { revalidate, state } = useRevalidator();
  return (
    <Notice text="Your returns could not be loaded. The rest of your order is here." isError>
      <Button look="secondary" disabled={state === 'loading'} onClick={() => void revalidate()}>
        Try again
      </Button>
    </Notice>
  );
}

function Returns({ returns, lines }: OrderReturns) {
  const [isAsking, setAsking] = useState(false);
  const left = lines.filter(({ quantity }) => quantity > 0);
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      {returns.length > 0 && (
        <ul aria-label="Your returns" className="flex flex-col gap-3">
          {returns.map((one) => (
            <ReturnCard key={one._id} return={one} />
          ))}
        </ul>
      )}
      <ul aria-label="Terms of return" className="flex flex-col gap-1 text-sm text-slate">
        {lines.map((line) => (
          <li key={line._id}>
            <span className="font-semibold text-ink">{line.name}:</span> {describeTerms(line)}
          </li>
        ))}
      </ul>
      {left.length > 0 && !isAsking && (
        <Button look="secondary" className="self-start" onClick={() => setAsking(true)}>
          Return something
        </Button>
      )}
      {left.length > 0 && isAsking && (
        <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
          <ReturnForm lines={left} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  );
}

function describeTerms({ terms, until }: ReturnableLine): string {
  if (until === undefined) return terms;
  const isOver = Date.parse(until) <= Date.now();
  return `${terms} ${isOver ? 'That time is over.' : `Ask until ${formatKigaliMoment(until)}.`}`;
}

function describeRefund({ refund = 0, takenOff = 0 }: OrderReturn): string {
  const off = takenOff > 0 ? [`${formatRwf(takenOff)} was taken off what you still had to pay.`] : [];
  const back = refund > 0 ? [`${formatRwf(refund)} was refunded to you.`] : [];
  return [...off, ...back].join(' ') || 'Closed without refund.';
}

function ReturnCard({ return: one }: { return: OrderReturn }) {
  const { label, tone } = returnWords[one.status];
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tone}>{label}</Badge>
        <span className="font-semibold">
          {one.lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
        </span>
        <span className="ml-auto text-sm text-slate">{formatKigaliMoment(one.createdAt)}</span>
      </div>
      <p className="text-sm">
        {returnReasonWords[one.reason]}.{one.text && ` ${one.text}`}
      </p>
      {one.openedBy && <p className="text-sm text-slate">Opened for you by {one.openedBy}.</p>}
      <OwnPictures pictures={one.pictures} />
      {one.answer && (
        <p className="rounded-control bg-mist px-3 py-2">
          <span className="font-semibold">{one.shopName}:</span> {one.answer}
        </p>
      )}
      {one.status === 'closed' && <p className="font-semibold">{describeRefund(one)}</p>}
      {(one.status === 'asked' || one.status === 'accepted') && (
        <ConfirmButton
          intent="withdrawReturn"
          input={{ params: { returnId: one._id } }}
          className="self-start"
          question="Withdraw this return?"
          consequence="You keep what you have bought, and the shop is told. You can ask again as long as the time to return lasts."
          confirmLabel="Withdraw it"
          cancelLabel="Leave it"
        >
          Withdraw this return
        </ConfirmButton>
      )}
    </li>
  );
}
