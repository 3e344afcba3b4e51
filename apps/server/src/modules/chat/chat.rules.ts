import type { MessageStatus } from '@urumuri/contract';

/** The two ends of a conversation. */
export type Side = 'customer' | 'seller';

export const otherSide: Record<Side, Side> = { customer: 'seller', seller: 'customer' };

export const messagesPerPage = 30;

/** Tight enough to stop a flood, wide enough for a quick exchange. */
export const sendLimits = { perMinute: 20, perDay: 300 } as const;

export type RecentMessages = { ofMinute: number; ofDay: number };

/** Why no more may be sent for now, in words; nothing when one more is fine. */
export function findSendRefusal({ ofMinute, ofDay }: RecentMessages): string | undefined {
  if (ofMinute >= sendLimits.perMinute) return 'You are sending very fast. Please wait a minute.';
  if (ofDay >= sendLimits.perDay) return 'That is all that can be sent in one day. Please call the shop instead.';
  return undefined;
}

/** Whether the other side has read as far as this message. */
export function statusOf(createdAt: Date, readAt: Date | null): MessageStatus {
  return readAt !== null && readAt >= createdAt ? 'seen' : 'unseen';
}
