import type { CatalogueImport } from '@urumuri/contract';
import { useId, useState } from 'react';
import { ActionButton } from '@urumuri/ui/forms/action-button.tsx';
import { FormAlert } from '@urumuri/ui/parts/form-alert.tsx';
import { useRefresh } from '../../shell/use-refresh.ts';
import { describePace, type Pace, stateWords } from './import-words.ts';

const everyMs = 1000;
/** A server that was stopped in between has left the work where it is. */
const stuckAfterMs = 15_000;

/** How far the work is, how fast it goes and how long it takes; and a way on when it has stopped. */
export function ImportProgress({ found, now }: { found: CatalogueImport; now: number }) {
  const { state, done, total, failure } = found;
  const id = useId();
  const [first] = useState<Pace>({ at: now, done });
  const [moved, setMoved] = useState(first);
  if (moved.done !== done) setMoved({ at: now, done });
  useRefresh(everyMs, everyMs);
  const hasStopped = failure !== '' || now - moved.at > stuckAfterMs;
  return (
    <div className="flex max-w-xl flex-col gap-3">
      <p id={id} className="font-semibold">
        {stateWords[state]}
      </p>
      <progress aria-labelledby={id} value={done} max={Math.max(1, total)} className="h-3 w-full accent-ink" />
      <p className="text-sm text-slate tabular-nums">
        {total === 0 ? 'Starting…' : `${Math.floor((100 * done) / total)} %`}
        {!hasStopped && ` ${describePace(first, { at: now, done }, total)}`}
      </p>
      <FormAlert>{failure === '' ? undefined : failure}</FormAlert>
      {hasStopped && (
        <ActionButton {...wayOn(found)} className="self-start">
          Continue
        </ActionButton>
      )}
      <p className="text-sm text-slate">You can leave this page. The work continues.</p>
    </div>
  );
}

/** The call that takes up what has stopped. */
function wayOn({ _id: importId, state, takesProposals }: CatalogueImport) {
  const params = { importId };
  if (state === 'undoing') return { intent: 'undoImport' as const, input: { params } };
  if (state === 'applying') return { intent: 'applyImport' as const, input: { params, body: { onlyGood: true } } };
  return { intent: 'checkImport' as const, input: { params, body: { takesProposals } } };
}
