import type { ClaimStep } from '@urumuri/contract';
import { formatKigaliMoment } from '../format/kigali-time.ts';
import { claimWords } from './claim-words.ts';

/** What was answered to a claim, the first first. */
export function ClaimSteps<Step extends ClaimStep>({
  steps,
  nameOf,
}: {
  steps: readonly Step[];
  /** Who has answered, as this reader is told. */
  nameOf: (step: Step) => string;
}) {
  if (steps.length === 0) return null;
  return (
    <ol aria-label="Answers" className="flex flex-col gap-2 border-l-2 border-line pl-3 text-sm">
      {steps.map((step) => (
        <li key={`${step.at} ${step.state}`}>
          <p>
            <span className="font-semibold">{claimWords[step.state].label}</span>{' '}
            <span className="text-slate">
              · {nameOf(step)} · {formatKigaliMoment(step.at)}
            </span>
          </p>
          {step.answer && <p className="break-words">{step.answer}</p>}
        </li>
      ))}
    </ol>
  );
}
