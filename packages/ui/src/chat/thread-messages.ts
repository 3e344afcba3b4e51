import type { ChatMessage } from '@urumuri/contract';

/** A message on its way: shown at once, and kept until the shop has it. */
export type OutgoingMessage = { clientMessageId: string; text: string; status: 'sending' | 'failed' };

export type ThreadPage = { messages: readonly ChatMessage[]; hasOlder: boolean };

/**
 * Adds the newest page to what is known of a conversation. If more was written meanwhile than a page holds,
 * there is a gap, and what is known begins again with the page.
 */
export function addNewestPage(known: ThreadPage, page: ThreadPage): ThreadPage {
  const oldestOfPage = page.messages[0];
  const newestKnown = known.messages.at(-1);
  if (!oldestOfPage || !newestKnown) return page;
  const isGap = page.hasOlder && oldestOfPage.sequence > newestKnown.sequence;
  return isGap ? page : { messages: merge(known.messages, page.messages), hasOlder: known.hasOlder };
}

/** Adds the page before the oldest known message. */
export function addOlderPage(known: ThreadPage, page: ThreadPage): ThreadPage {
  return { messages: merge(page.messages, known.messages), hasOlder: page.hasOlder };
}

/** What is still on its way once these messages have arrived. */
export function withoutArrived(
  outgoing: readonly OutgoingMessage[],
  arrived: readonly ChatMessage[],
): OutgoingMessage[] {
  const arrivedIds = new Set(arrived.map(({ clientMessageId }) => clientMessageId));
  return outgoing.filter(({ clientMessageId }) => !arrivedIds.has(clientMessageId));
}

/** Each once, the later version winning, in the order of the conversation. */
function merge(earlier: readonly ChatMessage[], later: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map([...earlier, ...later].map((message) => [message._id, message]));
  return [...byId.values()].sort((one, other) => one.sequence - other.sequence);
}
