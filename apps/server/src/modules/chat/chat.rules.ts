import type { MessageStatus } from '@urumuri/contract';

/** The two ends of a conversation. */
export type Side = 'customer' | 'seller';

export const otherSide: Record<Side, Side> = { customer: 'seller', seller: 'customer' };

export const messagesPerPage = 30;

/** Whether the other side has read as far as this message. */
export function statusOf(createdAt: Date, readAt: Date | null): MessageStatus {
  return readAt !== null && readAt >= createdAt ? 'seen' : 'unseen';
}
