import { isApiError } from '@urumuri/contract';
import { api } from '../../platform/api/api.ts';
import { signOut } from '../../platform/session/session.ts';
import { toast } from '../../platform/toast.ts';
import type { ReviewDraft } from './review-draft.ts';

/** Sends a review and says how it went; true when the shop has it. The reviewer's name is the account's. */
export async function sendReview(productId: string, { rating, text }: ReviewDraft): Promise<boolean> {
  try {
    const { message } = await api.submitReview({ body: { productId, rating, review: text.trim() } });
    toast.success(message);
    return true;
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.code === 'unauthorized') signOut();
    toast.error(error.message);
    return false;
  }
}
