import type { ChatMessage } from '@urumuri/contract';
import { describe, expect, it } from 'vitest';
import { addNewestPage, addOlderPage, withoutArrived } from './thread-messages.ts';

const message = (sequence: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  _id: `m${sequence}`,
  sequence,
  senderId: 's',
  receiverId: 'c',
  senderName: 'Shop',
  message: String(sequence),
  status: 'unseen',
  createdAt: '2026-03-01T10:00:00.000Z',
  ...more,
});

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => message(first + place));
const numbersOf = ({ messages }: { messages: readonly ChatMessage[] }) => messages.map(({ sequence }) => sequence);

describe('the newest page', () => {
  it('joins what is known, each message once', () => {
    const known = { messages: range(1, 6), hasOlder: false };
    const joined = addNewestPage(known, { messages: range(5, 8), hasOlder: true });
    expect(numbersOf(joined)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(joined.hasOlder).toBe(false);
  });

  it('takes over what has changed about a message', () => {
    const known = { messages: [message(1)], hasOlder: false };
    const joined = addNewestPage(known, { messages: [message(1, { status: 'seen' })], hasOlder: false });
    expect(joined.messages).toEqual([message(1, { status: 'seen' })]);
  });

  it('begins again when there is a gap nobody can see into', () => {
    const known = { messages: range(1, 6), hasOlder: false };
    const joined = addNewestPage(known, { messages: range(40, 70), hasOlder: true });
    expect(numbersOf(joined)[0]).toBe(40);
    expect(joined.hasOlder).toBe(true);
  });

  it('is all there is at first', () => {
    const page = { messages: range(3, 4), hasOlder: true };
    expect(addNewestPage({ messages: [], hasOlder: false }, page)).toEqual(page);
  });
});

it('puts older messages before the known ones and says whether there are more', () => {
  const joined = addOlderPage({ messages: range(4, 5), hasOlder: true }, { messages: range(1, 3), hasOlder: false });
  expect(numbersOf(joined)).toEqual([1, 2, 3, 4, 5]);
  expect(joined.hasOlder).toBe(false);
});

it('lets go of a message on its way once it has arrived', () => {
  const outgoing = [
    { clientMessageId: 'a', text: 'One', status: 'failed' as const },
    { clientMessageId: 'b', text: 'Two', status: 'sending' as const },
  ];
  expect(withoutArrived(outgoing, [message(1, { clientMessageId: 'a' })])).toEqual([outgoing[1]]);
});
