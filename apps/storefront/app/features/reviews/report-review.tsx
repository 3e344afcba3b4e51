import { limits, reportReasons } from '@urumuri/contract';
import { useState } from 'react';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { SubmitButton } from '@urumuri/ui/forms/submit-button.tsx';
import { reportWords } from '@urumuri/ui/parts/report-words.ts';
import { SelectField } from '@urumuri/ui/forms/select-field.tsx';
import { TextArea } from '@urumuri/ui/forms/text-area.tsx';

/** Says to the office what is wrong with somebody's review. */
export default function ReportReview({ reviewId, reviewerName }: { reviewId: string; reviewerName: string }) {
  const [state, setState] = useState<'closed' | 'open' | 'sent'>('closed');

  if (state === 'sent') return <p className="mt-2 text-sm text-slate">You have reported this review.</p>;
  const isOpen = state !== 'closed';
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setState(isOpen ? 'closed' : 'open')}
        className="mt-1 min-h-11 text-sm text-slate underline underline-offset-4 hover:text-ink"
      >
        Report<span className="sr-only"> the review of {reviewerName}</span>
      </button>
      {isOpen && (
        <ActionForm
          intent="reportReview"
          values={{ reviewId }}
          label={`Report the review of ${reviewerName}`}
          onDone={() => setState('sent')}
          className="mt-2 flex max-w-prose flex-col gap-3 rounded-card border border-line p-4"
        >
          <SelectField
            label="What is wrong with it?"
            name="reason"
            choices={reportReasons.map((reason) => [reason, reportWords[reason]])}
          />
          <TextArea label="More, if you like" name="text" rows={2} maxLength={limits.noteLength} />
          <SubmitButton className="self-start max-sm:w-full">Report it</SubmitButton>
        </ActionForm>
      )}
    </>
  );
}
