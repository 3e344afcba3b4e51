import { isApiError, limits } from '@urumuri/contract';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { afterSaleApi } from '../../platform/api/after-sale-api.ts';
import { api } from '../../platform/api/api.ts';
import { getSession, signOut } from '../../platform/session/session.ts';
import { toast } from '../../platform/toast.ts';
import { Button } from '../../ui/button.tsx';
import { checkDraft, type DraftErrors, type ReviewDraft } from './review-draft.ts';
import { StarPicker } from './star-picker.tsx';

type ReviewFormProps = { productId: string; customerName: string; onSubmitted: () => Promise<void> };

const empty = { rating: 0, text: '' };

/** Stars and words of a customer; writing again changes the review they have. */
export default function ReviewForm({ productId, customerName, onSubmitted }: ReviewFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(empty);
  const [errors, setErrors] = useState<DraftErrors>({});
  const [isSending, setSending] = useState(false);
  const hiddenReason = useHiddenReason(productId);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const found = checkDraft(draft);
    setErrors(found);
    if (found.rating) return form.current?.querySelector('input')?.focus();
    if (found.text) return form.current?.querySelector('textarea')?.focus();
    setSending(true);
    try {
      if (!(await sendReview(productId, draft))) return;
      setDraft(empty);
      await onSubmitted();
    } finally {
      setSending(false);
    }
  };

  return (
    <form
      ref={form}
      noValidate
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4"
    >
      <h2 id={`${id}-title`} className="text-xl">
        Write a review
      </h2>
      {hiddenReason && (
        <p className="rounded-control bg-amber-wash px-4 py-3">
          Your review of this product is hidden: only you know of it. The reason: {hiddenReason}
        </p>
      )}
      <StarPicker
        rating={draft.rating}
        error={errors.rating}
        onPick={(rating) => {
          setDraft({ ...draft, rating });
          setErrors({ ...errors, rating: undefined });
        }}
      />
      <div>
        <label htmlFor={`${id}-text`} className="font-semibold">
          Your review
        </label>
        <textarea
          id={`${id}-text`}
          required
          rows={5}
          maxLength={limits.reviewLength}
          placeholder="Write your review..."
          value={draft.text}
          aria-invalid={errors.text !== undefined}
          aria-describedby={errors.text && `${id}-text-error`}
          onChange={(event) => {
            setDraft({ ...draft, text: event.target.value });
            setErrors({ ...errors, text: undefined });
          }}
          className="mt-2 block w-full rounded-control border border-edge bg-white p-3 focus:border-ink"
        />
        {errors.text && (
          <p id={`${id}-text-error`} className="mt-1 text-sm font-medium text-danger">
            {errors.text}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" aria-disabled={isSending}>
          Submit Review
        </Button>
        <p className="text-sm text-slate">Published as {customerName}</p>
      </div>
    </form>
  );
}

/** Why the office shows this customer's review to nobody, if it does. */
function useHiddenReason(productId: string): string | undefined {
  const [reason, setReason] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    afterSaleApi.getOwnReview({ params: { productId }, signal: leaving.signal }).then(
      ({ review }) => setReason(review?.hiddenReason),
      // The form is there without it.
      () => undefined,
    );
    return () => leaving.abort();
  }, [productId]);
  return reason;
}

/** Sends a review and says how it went; true when the shop has it. */
async function sendReview(productId: string, { rating, text }: ReviewDraft): Promise<boolean> {
  try {
    const { message } = await api.submitReview({
      body: { name: getSession().customer?.name, productId, rating, review: text.trim() },
    });
    toast.success(message);
    return true;
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.code === 'unauthorized') signOut();
    toast.error(error.message);
    return false;
  }
}
