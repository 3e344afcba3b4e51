import { limits, type ReportReason, reportReasons } from '@urumuri/contract';
import { type FormEvent, useId, useState } from 'react';
import { afterSaleApi } from '../../platform/api/after-sale-api.ts';
import { useFailure } from '../../platform/session/use-failure.ts';
import { toast } from '../../platform/toast.ts';
import { Button } from '../../ui/button.tsx';
import { controlStyle, Field } from '../../ui/field.tsx';
import { reportWords } from '../../ui/report-words.ts';

/** Says to the office what is wrong with somebody's review. */
export function ReportReview({ reviewId, reviewerName }: { reviewId: string; reviewerName: string }) {
  const id = useId();
  const fail = useFailure();
  const [state, setState] = useState<'closed' | 'open' | 'sending' | 'sent'>('closed');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setState('sending');
    try {
      const body = { reason: data.get('reason') as ReportReason, text: data.get('text') as string };
      const { message } = await afterSaleApi.reportReview({ params: { reviewId }, body });
      toast.success(message);
      setState('sent');
    } catch (error) {
      setState('open');
      fail(error);
    }
  };

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
        <form
          aria-label={`Report the review of ${reviewerName}`}
          onSubmit={(event) => void submit(event)}
          className="mt-2 flex max-w-prose flex-col gap-3 rounded-card border border-line p-4"
        >
          <Field id={`${id}-reason`} label="What is wrong with it?" className={undefined}>
            <select id={`${id}-reason`} name="reason" className={controlStyle(undefined, 'h-12 px-3')}>
              {reportReasons.map((reason) => (
                <option key={reason} value={reason}>
                  {reportWords[reason]}
                </option>
              ))}
            </select>
          </Field>
          <Field id={`${id}-text`} label="More, if you like" className={undefined}>
            <textarea
              id={`${id}-text`}
              name="text"
              rows={2}
              maxLength={limits.noteLength}
              className={controlStyle(undefined, 'px-3 py-2.5')}
            />
          </Field>
          <Button type="submit" disabled={state === 'sending'} className="self-start max-sm:w-full">
            Report it
          </Button>
        </form>
      )}
    </>
  );
}
