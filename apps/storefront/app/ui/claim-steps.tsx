import type { ClaimStep } from '@urumuri/contract';
import { formatKigaliMoment } from '../platform/format/kigali-time.ts';
import { claimWords } from './claim-words.ts';

/** What was answered to a claim, the first first. */
export function ClaimSteps({ steps, shopName }: { steps: readonly ClaimStep[]; shopName: string }) {
  if (steps.length === 0) return null;
  return (
    <ol aria-label="Answers" className="flex flex-col gap-2 border-l-2 border-line pl-3 text-sm">
      {steps.map(({ state, answer, by, at }) => (
        <li key={`${at} ${state}`}>
          <p>
            <span className="font-semibold">{claimWords[state].label}</span>{' '}
            <span className="text-slate">
              · {by === 'office' ? 'Our office' : shopName} · {formatKigaliMoment(at)}
            </span>
          </p>
          {answer && <p className="break-words">{answer}</p>}
        </li>
      ))}
    </ol>
  );
}
