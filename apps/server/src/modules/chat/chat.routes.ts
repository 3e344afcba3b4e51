import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { serve } from '../../http/serve.ts';
import { presentContact, presentCustomer, presentMessage, presentStored } from './chat.presenter.ts';
import type { ChatService } from './chat.service.ts';

const options = { importance: 'cart' } as const;

export function registerChatRoutes(app: FastifyInstance, chat: ChatService): void {
  serve(app, 'addChatFriend', options, async ({ customer, body }) => {
    const { sellerId, beforeSequence } = body;
    const opened = sellerId
      ? await chat.open('customer', { customerId: customer.id, sellerId }, beforeSequence)
      : undefined;
    const contacts = (await chat.listContacts(customer.id)).map(presentContact);
    const current = contacts.find(({ fdId }) => fdId === opened?.thread.sellerId);
    if (!opened || !current) return { MyFriends: contacts, message: [], messages: [], hasOlder: false };
    const parties = { thread: opened.thread, nameOf: { customer: customer.name, seller: current.name } };
    const messages = opened.messages.map((message) => presentMessage(message, parties));
    return { MyFriends: contacts, currentFd: current, message: messages, messages, hasOlder: opened.hasOlder };
  });

  serve(app, 'sendMessageToSeller', options, async ({ customer, body: { sellerId, ...message } }) => {
    const stored = await chat.send('customer', { customerId: customer.id, sellerId }, message);
    return { message: presentStored(stored).message };
  });

  async function listCustomers(sellerId: string, afterId?: string) {
    const [{ contacts, hasOlder }, unreadCount] = await Promise.all([
      chat.listCustomers(sellerId, afterId),
      chat.countUnread('seller', sellerId),
    ]);
    return { contacts: contacts.map(presentCustomer), hasOlderContacts: hasOlder, unreadCount };
  }

  serve(app, 'getSellerChats', options, ({ seller, query }) => listCustomers(seller.id, query.after));

  serve(app, 'getSellerThread', options, async ({ seller, params: { customerId }, query }) => {
    const { thread, messages, hasOlder } = await chat.open('seller', { customerId, sellerId: seller.id }, query.before);
    const [others, current] = await Promise.all([listCustomers(seller.id), chat.findCustomer(seller.id, customerId)]);
    if (!current) throw new AppError('not_found', 'There is nobody here to chat with.');
    const parties = { thread, nameOf: { customer: current.name, seller: seller.shopName } };
    return {
      ...others,
      current: presentCustomer(current),
      messages: messages.map((message) => presentMessage(message, parties)),
      hasOlder,
    };
  });

  serve(app, 'sendMessageToCustomer', options, async ({ seller, params: { customerId }, body }) => {
    const stored = await chat.send('seller', { customerId, sellerId: seller.id }, body);
    return { message: presentStored(stored).message };
  });
}
