import type { CatalogueImport } from '@urumuri/contract';
import { useEffect, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { BusyButton } from '../../ui/busy-button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { useSellerTask } from '../shell/use-seller-task.ts';
import { describePace, type Pace, stateWords } from './import-words.ts';

const everyMs = 1000;
/** A server that was stopped in between has left the work where it is. */
const stuckAfterMs = 15_000;

/** How far the work is, how fast it goes and how long it takes; and a way on when it has stopped. */
export function ImportProgress({ found }: { found: CatalogueImport }) {
  const { _id, state, done, total, failure } = found;
  const id = useId();
  const { revalidate } = useRevalidator();
  const { run, isBusy } = useSellerTask();
  const [first] = useState<Pace>(() => ({ at: Date.now(), done }));
  const [moved, setMoved] = useState(first);
  const [now, setNow] = useState(first.at);
  if (moved.done !== done) setMoved({ at: now, done });

  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      void revalidate();
    }, everyMs);
    return () => clearInterval(timer);
  }, [revalidate]);

  const goOn = () => {
    const params = { importId: _id };
    if (state === 'undoing') return sellerApi.undoImport({ params });
    if (state === 'applying') return sellerApi.applyImport({ params, body: { onlyGood: true } });
    return sellerApi.checkImport({ params, body: { takesProposals: found.takesProposals } });
  };
  const hasStopped = failure !== '' || now - moved.at > stuckAfterMs;
  return (
    <div className="flex max-w-xl flex-col gap-3">
      <p id={id} className="font-semibold">
        {stateWords[state]}
      </p>
      <progress aria-labelledby={id} value={done} max={Math.max(1, total)} className="h-3 w-full accent-ink" />
      <p className="text-sm text-slate tabular-nums">
        {total === 0 ? 'Beginning…' : `${Math.floor((100 * done) / total)} %`}
        {!hasStopped && ` ${describePace(first, { at: now, done }, total)}`}
      </p>
      <FormAlert>{failure === '' ? undefined : failure}</FormAlert>
      {hasStopped && (
        <BusyButton isBusy={isBusy} className="self-start" onClick={() => void run(goOn)}>
          Go on
        </BusyButton>
      )}
      <p className="text-sm text-slate">You may leave this page: the work goes on.</p>
    </div>
  );
}
