import type { ReportReason } from '@urumuri/contract';
import { readText, readTexts } from '@urumuri/ui/forms/read-form.ts';
import { afterSaleApi } from '../../platform/api/after-sale-api.ts';
import { api } from '../../platform/api/api.ts';
import { customerAction, refuse } from '../../platform/session/customer-action.ts';
import { getSession } from '../../platform/session/session.ts';

/** What customers do with reviews on a product's page. */
export const reviewAction = customerAction(
  { ...api, ...afterSaleApi },
  {
    submitReview: (data) => {
      const { productId, review } = readTexts(data, 'productId', 'review');
      const rating = Number(readText(data, 'rating'));
      const wrong = {
        ...(rating < 1 && { rating: 'Choose a rating' }),
        ...(review === '' && { review: 'Write your review first' }),
      };
      if (Object.keys(wrong).length > 0) throw refuse(wrong);
      return { body: { name: getSession().customer?.name, productId, rating, review } };
    },
    reportReview: (data) => ({
      params: readTexts(data, 'reviewId'),
      body: { reason: readText(data, 'reason') as ReportReason, text: readText(data, 'text') },
    }),
  },
);
