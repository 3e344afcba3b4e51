import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { presentContact, presentMessage, presentStored } from './chat.presenter.ts';
import type { ChatService } from './chat.service.ts';

const options = { importance: 'cart' } as const;

export function registerChatRoutes(app: FastifyInstance, chat: ChatService): void {
  serve(app, 'addChatFriend', options, async ({ customer, body }) => {
    const { sellerId, beforeSequence } = body;
    const opened = sellerId
      ? await chat.openAsCustomer({ customerId: customer.id, sellerId }, beforeSequence)
      : undefined;
    const contacts = (await chat.listContacts(customer.id)).map(presentContact);
    const current = contacts.find(({ fdId }) => fdId === opened?.thread.sellerId);
    if (!opened || !current) return { MyFriends: contacts, message: [], messages: [], hasOlder: false };
    const parties = { thread: opened.thread, nameOf: { customer: customer.name, seller: current.name } };
    const messages = opened.messages.map((message) => presentMessage(message, parties));
    return { MyFriends: contacts, currentFd: current, message: messages, messages, hasOlder: opened.hasOlder };
  });

  serve(app, 'sendMessageToSeller', options, async ({ customer, body }) => {
    const { sellerId, text, clientMessageId } = body;
    const stored = await chat.sendAsCustomer({ customerId: customer.id, sellerId }, { text, clientMessageId });
    return { message: presentStored(stored).message };
  });
}
