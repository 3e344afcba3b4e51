import { limits } from '@urumuri/contract';
import { useEffect, useState } from 'react';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { SubmitButton } from '@urumuri/ui/forms/submit-button.tsx';
import { TextArea } from '@urumuri/ui/forms/text-area.tsx';
import { afterSaleApi } from '../../platform/api/after-sale-api.ts';
import { StarPicker } from './star-picker.tsx';

const title = 'Write a review';

type ReviewFormProps = { productId: string; customerName: string; onSubmitted: () => void };

/** Stars and words of a customer; writing again changes the review they have. */
export default function ReviewForm({ productId, customerName, onSubmitted }: ReviewFormProps) {
  const [sent, setSent] = useState(0);
  const hiddenReason = useHiddenReason(productId);
  const onDone = () => {
    setSent(sent + 1);
    onSubmitted();
  };
  return (
    <ActionForm
      intent="submitReview"
      values={{ productId }}
      label={title}
      resets
      onDone={onDone}
      className="flex flex-col gap-4"
    >
      <h2 className="text-xl">{title}</h2>
      {hiddenReason && (
        <p className="rounded-control bg-amber-wash px-4 py-3">
          Your review of this product is hidden: only you know of it. The reason: {hiddenReason}
        </p>
      )}
      <StarPicker key={sent} />
      <TextArea
        label="Your review"
        name="review"
        required
        rows={5}
        maxLength={limits.reviewLength}
        placeholder="Write your review..."
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton>Submit Review</SubmitButton>
        <p className="text-sm text-slate">Published as {customerName}</p>
      </div>
    </ActionForm>
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
