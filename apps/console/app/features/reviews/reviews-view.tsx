import { afterSaleLimits, limits, reviewLists, type SellerReview, type SellerReviews } from '@urumuri/contract';
import { useState } from 'react';
import { shopAddresses } from '@urumuri/ui/format/shop-addresses.ts';
import { formatKigaliMoment } from '@urumuri/ui/format/kigali-time.ts';
import { ActionButton } from '@urumuri/ui/forms/action-button.tsx';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { Badge } from '@urumuri/ui/parts/badge.tsx';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { ShopLink } from '../../shell/shop-link.tsx';
import { ListPage } from '../../shell/list-page.tsx';
import { reportWords } from '@urumuri/ui/parts/report-words.ts';
import { Stars } from '@urumuri/ui/parts/stars.tsx';
import { FilterStrip } from '../../shell/filter-strip.tsx';
import { SendButton } from '../../shell/send-button.tsx';
import { TextArea } from '@urumuri/ui/forms/text-area.tsx';

const listWords = { unanswered: 'Unanswered', reported: 'Reported', hidden: 'Hidden' };

/** What customers write about this shop's products, or, for the office, about everybody's. */
export function ReviewsView({ reviews, total, perPage, counts, isOffice }: SellerReviews & { isOffice: boolean }) {
  const filters = [
    { value: 'all', label: 'All', count: counts.all },
    ...reviewLists.map((value) => ({ value, label: listWords[value], count: counts[value] })),
  ];
  return (
    <>
      <FilterStrip label="Reviews" parameter="show" filters={filters} />
      <ListPage
        title="No reviews here"
        text="What customers write about products appears here."
        {...{ total, perPage }}
      >
        {reviews.map((review) => (
          <ReviewRow key={review._id} review={review} isOffice={isOffice} />
        ))}
      </ListPage>
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
          <ShopLink to={shopAddresses.product(review.slug)} className="underline underline-offset-4">
            {review.productName}
          </ShopLink>
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
          <ActionButton intent="deleteReviewAnswer" input={{ params }} look="quiet">
            Delete answer{about}
          </ActionButton>
        )}
        {isOffice && !hiddenReason && (
          <Button look="secondary" className="px-4" aria-expanded={open === 'hide'} onClick={() => toggle('hide')}>
            Hide{about}
          </Button>
        )}
        {isOffice && (hiddenReason || reports.length > 0) && (
          <ActionButton intent="showReview" input={{ params }} look="secondary" className="px-4">
            {hiddenReason ? 'Show again' : 'Keep showing it'}
            {about}
          </ActionButton>
        )}
      </div>
      {open === 'answer' && (
        <ActionForm intent="answerReview" values={params} label="Answer" onDone={close} className="flex flex-col gap-3">
          <TextArea
            label="Your answer (public)"
            name="text"
            maxLength={afterSaleLimits.reviewAnswerLength}
            defaultValue={answer}
          />
          <SendButton>Send</SendButton>
        </ActionForm>
      )}
      {open === 'hide' && (
        <ActionForm intent="hideReview" values={params} label="Hide" onDone={close} className="flex flex-col gap-3">
          <TextArea label="Reason (the reviewer sees it)" name="reason" maxLength={limits.noteLength} />
          <SendButton>Send</SendButton>
        </ActionForm>
      )}
    </>
  );
}
