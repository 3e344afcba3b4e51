import { afterSaleLimits, limits, reviewLists, type SellerReview, type SellerReviews } from '@urumuri/contract';
import { useState } from 'react';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import { addresses } from '../../platform/format/addresses.ts';
import { formatKigaliMoment } from '../../platform/format/kigali-time.ts';
import { toast } from '../../platform/toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLinks } from '../../ui/page-links.tsx';
import { reportWords } from '../../ui/report-words.ts';
import { Stars } from '../../ui/stars.tsx';
import { FilterStrip } from '../shell/filter-strip.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { SendButton } from '../shell/send-button.tsx';
import { TextArea } from '../shell/text-area.tsx';
import { readText, useConsoleForm } from '../shell/use-console-form.ts';
import { useSellerTask } from '../shell/use-seller-task.ts';

const listWords = { unanswered: 'Unanswered', reported: 'Reported', hidden: 'Hidden' };

/** What customers write about this shop's products, or, for the office, about everybody's. */
export function ReviewsView({ reviews, total, perPage, counts, isOffice }: SellerReviews & { isOffice: boolean }) {
  const [search] = useSearchParams();
  const filters = [
    { value: 'all', label: 'All', count: counts.all },
    ...reviewLists.map((value) => ({ value, label: listWords[value], count: counts[value] })),
  ];
  return (
    <>
      <FilterStrip label="Reviews" parameter="show" current={search.get('show') ?? 'all'} filters={filters} />
      {reviews.length === 0 ? (
        <Notice title="No reviews here" text="What customers write about products appears here." />
      ) : (
        <ul className="flex flex-col gap-2.5">
          {reviews.map((review) => (
            <ReviewRow key={review._id} review={review} isOffice={isOffice} />
          ))}
        </ul>
      )}
      <PageLinks total={total} perPage={perPage} />
    </>
  );
}

function ReviewRow({ review, isOffice }: { review: SellerReview; isOffice: boolean }) {
  const { _id, reports, hiddenReason, answer } = review;
  return (
    <li aria-labelledby={`review-${_id}`} className="flex flex-col gap-2 rounded-card border border-line px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={review.rating} />
        <h2 id={`review-${_id}`} className="text-base">
          {review.name} on{' '}
          <Link to={addresses.product(review.slug)} className="underline underline-offset-4">
            {review.productName}
          </Link>
        </h2>
        {hiddenReason && <Badge tone="danger">Hidden</Badge>}
        {reports.length > 0 && <Badge tone="waiting">Reported</Badge>}
        <span className="ml-auto text-sm text-slate">{formatKigaliMoment(review.createdAt)}</span>
      </div>
      {isOffice && <p className="text-sm text-slate">{review.shopName}</p>}
      <p className="max-w-prose break-words whitespace-pre-line">{review.review}</p>
      {hiddenReason && <p className="text-sm font-medium text-danger">Hidden: {hiddenReason}</p>}
      {reports.length > 0 && (
        <ul aria-label="Reports" className="rounded-control bg-amber-wash px-3 py-2 text-sm">
          {reports.map(({ reason, text, createdAt }) => (
            <li key={createdAt}>
              {reportWords[reason]}
              {text && `: ${text}`}
            </li>
          ))}
        </ul>
      )}
      {answer && (
        <p className="rounded-control bg-mist px-3 py-2 break-words whitespace-pre-line">
          <span className="font-semibold">{review.shopName}:</span> {answer}
        </p>
      )}
      <ReviewActions review={review} isOffice={isOffice} />
    </li>
  );
}

function ReviewActions({ review, isOffice }: { review: SellerReview; isOffice: boolean }) {
  const [open, setOpen] = useState<'answer' | 'hide'>();
  const { run, isBusy } = useSellerTask();
  const { _id: reviewId, isOwn, answer, hiddenReason, reports } = review;
  const params = { reviewId };
  const toggle = (what: 'answer' | 'hide') => setOpen(open === what ? undefined : what);
  const close = () => setOpen(undefined);
  const about = <span className="sr-only">: review of {review.productName}</span>;
  return (
    <>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {isOwn && (
          <Button look="secondary" className="px-4" aria-expanded={open === 'answer'} onClick={() => toggle('answer')}>
            {answer ? 'Change answer' : 'Answer'}
            {about}
          </Button>
        )}
        {isOwn && answer && (
          <BusyButton
            look="quiet"
            isBusy={isBusy}
            onClick={() => void run(() => sellerApi.deleteReviewAnswer({ params }))}
          >
            Delete answer{about}
          </BusyButton>
        )}
        {isOffice && !hiddenReason && (
          <Button look="secondary" className="px-4" aria-expanded={open === 'hide'} onClick={() => toggle('hide')}>
            Hide{about}
          </Button>
        )}
        {isOffice && (hiddenReason || reports.length > 0) && (
          <BusyButton
            look="secondary"
            className="px-4"
            isBusy={isBusy}
            onClick={() => void run(() => sellerApi.showReview({ params }))}
          >
            {hiddenReason ? 'Show again' : 'Keep it'}
            {about}
          </BusyButton>
        )}
      </div>
      {open === 'answer' && (
        <WordsForm
          label="Your answer, for all to read"
          field="text"
          given={answer}
          most={afterSaleLimits.reviewAnswerLength}
          send={(text) => sellerApi.answerReview({ params, body: { text } })}
          onDone={close}
        />
      )}
      {open === 'hide' && (
        <WordsForm
          label="Why it is hidden; who wrote it is told"
          field="reason"
          most={limits.noteLength}
          send={(reason) => sellerApi.hideReview({ params, body: { reason } })}
          onDone={close}
        />
      )}
    </>
  );
}

type WordsFormProps = {
  label: string;
  field: 'text' | 'reason';
  given?: string | undefined;
  most: number;
  send: (words: string) => Promise<{ message: string }>;
  onDone: () => void;
};

function WordsForm({ label, field, given, most, send, onDone }: WordsFormProps) {
  const { revalidate } = useRevalidator();
  const { errors, failure, isSending, onSubmit } = useConsoleForm(async (data) => {
    toast.success((await send(readText(data, field))).message);
    await revalidate();
    onDone();
  });
  return (
    <form
      method="post"
      noValidate
      onSubmit={onSubmit}
      aria-label={field === 'text' ? 'Answer' : 'Hide'}
      className="flex flex-col gap-3"
    >
      <TextArea label={label} name={field} maxLength={most} defaultValue={given} error={errors[field]} />
      <SendButton failure={failure} isSending={isSending}>
        Send
      </SendButton>
    </form>
  );
}
