import { screen, within } from '@testing-library/react';
import type { ChatMessage, ChatThread } from '@urumuri/contract';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '../../platform/session/session.ts';
import { answerCalls, buildToken, openPage, Refusal } from '../../testing/open-page.tsx';
import * as chat from './chat.tsx';

const openCall = 'POST /api/chat/customer/add-customer-friend';
const sendCall = 'POST /api/chat/customer/send-message-to-seller';
const seller = { fdId: 'seller-1', name: 'Kigali Digital House', image: '' };

const message = (sequence: number, given: Partial<ChatMessage> = {}): ChatMessage => ({
  _id: `m${sequence}`,
  sequence,
  senderId: 'seller-1',
  receiverId: 'customer-1',
  senderName: seller.name,
  message: `Message ${sequence}`,
  status: 'unseen',
  createdAt: '2026-03-01T10:00:00.000Z',
  ...given,
});

beforeEach(() => signIn(buildToken()));

/** A shop that keeps what it is sent, and may be made to refuse it first. */
function openChat({ before = [] as ChatMessage[], refuses = 0 } = {}) {
  let kept = before;
  let refusalsLeft = refuses;
  const asked = answerCalls({
    [openCall]: ({ body }): ChatThread => {
      const { beforeSequence = Infinity } = body as { beforeSequence?: number };
      const messages = kept.filter(({ sequence }) => sequence < beforeSequence).slice(-2);
      const hasOlder = (messages[0]?.sequence ?? 1) > 1;
      return { MyFriends: [{ ...seller, unreadCount: 0 }], currentFd: seller, message: messages, messages, hasOlder };
    },
    [sendCall]: ({ body }) => {
      refusalsLeft -= 1;
      if (refusalsLeft >= 0) return new Refusal(503, 'unavailable', 'The shop is busy. Please try again shortly.');
      const { text, clientMessageId } = body as { text: string; clientMessageId: string };
      const said = message(kept.length + 1, { senderId: 'customer-1', message: text, clientMessageId });
      kept = [...kept, said];
      return { message: said };
    },
  });
  return { asked, ...openPage('/dashboard/chat/seller-1', { '/dashboard/chat/:sellerId': chat }) };
}

const log = async () => within(await screen.findByRole('log', { name: 'Messages' }));
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: `Message to ${seller.name}` });

it('says who writes, as the specification names it', async () => {
  const { user, asked } = openChat();
  await user.type(await field(), 'Muraho');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await (await log()).findByText('Muraho');
  const bodyOf = (name: string) => asked.find(({ call }) => call === name)?.body;
  expect(bodyOf(openCall)).toMatchObject({ userId: 'customer-1', sellerId: 'seller-1' });
  expect(bodyOf(sendCall)).toMatchObject({ userId: 'customer-1', name: 'Aline Uwase', sellerId: 'seller-1' });
});

it('sends with Enter, shows the message as sent and empties the field', async () => {
  const { user, asked } = openChat();
  await user.type(await field(), 'Muraho!{Enter}');
  const shown = await log();
  await shown.findByText(/Sent$/);
  expect(shown.getByText('Muraho!')).toBeDefined();
  expect((await field()).value).toBe('');
  expect(asked.filter(({ call }) => call === sendCall)).toHaveLength(1);
});

it('begins a new line with Shift and Enter, and sends nothing but spaces never', async () => {
  const { user, asked } = openChat();
  await user.type(await field(), '  {Enter}');
  await user.clear(await field());
  await user.type(await field(), 'One{Shift>}{Enter}{/Shift}Two');
  expect((await field()).value).toBe('One\nTwo');
  expect(asked.some(({ call }) => call === sendCall)).toBe(false);
});

it('keeps a message that did not get through, and sends it again under the same id', async () => {
  const { user, asked } = openChat({ refuses: 1 });
  await user.type(await field(), 'Is it in stock?{Enter}');
  await user.click(await (await log()).findByRole('button', { name: /Not sent – try again/ }));
  await (await log()).findByText(/Sent$/);
  const ids = asked.filter(({ call }) => call === sendCall).map(({ body }) => body as { clientMessageId: string });
  expect(ids).toHaveLength(2);
  expect(ids[0]?.clientMessageId).toBe(ids[1]?.clientMessageId);
  expect((await log()).getAllByText('Is it in stock?')).toHaveLength(1);
});

it('shows earlier messages when asked, and no button when there are none', async () => {
  const { user } = openChat({ before: [1, 2, 3, 4].map((sequence) => message(sequence)) });
  const shown = await log();
  expect(shown.queryByText('Message 2')).toBeNull();
  await user.click(shown.getByRole('button', { name: 'Earlier messages' }));
  await shown.findByText('Message 1');
  expect(shown.queryByRole('button', { name: 'Earlier messages' })).toBeNull();
});

it('invites to begin, and puts an emoji where the cursor is', async () => {
  const { user } = openChat();
  await screen.findByText(/^Say hello/);
  await user.type(await field(), 'Murakoze ');
  await user.click(screen.getByRole('button', { name: 'Emojis' }));
  await user.click(screen.getByRole('button', { name: 'Thank you' }));
  expect((await field()).value).toBe('Murakoze 🙏');
});

it('says that a seller is gone, with a way to the others', async () => {
  answerCalls({ [openCall]: new Refusal(404, 'not_found', 'Seller not found') });
  openPage('/dashboard/chat/seller-1', { '/dashboard/chat/:sellerId': chat });
  await screen.findByText('This seller is not here any more');
  expect(screen.getByRole('link', { name: 'All conversations' })).toBeDefined();
});
