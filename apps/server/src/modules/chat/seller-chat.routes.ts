import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { serve } from '../../http/serve.ts';
import { type ChatService } from './chat.service.ts';
import { presentCustomer, presentMessage, presentStored } from './chat.presenter.ts';

const desk = { importance: 'cart' } as const;

/** The seller's end of a conversation: answering those who have begun one. */
export function registerSellerChatRoutes(app: FastifyInstance, chat: ChatService): void {
  async function listContacts(sellerId: string, afterId?: string) {
    const [{ contacts, hasOlder }, unreadCount] = await Promise.all([
      chat.listCustomers(sellerId, afterId),
      chat.countUnread('seller', sellerId),
    ]);
    return { contacts: contacts.map(presentCustomer), hasOlderContacts: hasOlder, unreadCount };
  }

  serve(app, 'getSellerChats', desk, ({ seller, query }) => listContacts(seller.id, query.after));

  serve(app, 'getSellerThread', desk, async ({ seller, params, query }) => {
    const pair = { customerId: params.customerId, sellerId: seller.id };
    const { thread, messages, hasOlder } = await chat.openAsSeller(pair, query.before);
    const [others, current] = await Promise.all([
      listContacts(seller.id),
      chat.findCustomer(seller.id, params.customerId),
    ]);
    if (!current) throw new AppError('not_found', 'There is nobody here to chat with.');
    const parties = { thread, nameOf: { customer: current.name, seller: seller.shopName } };
    return {
      ...others,
      current: presentCustomer(current),
      messages: messages.map((message) => presentMessage(message, parties)),
      hasOlder,
    };
  });

  serve(app, 'sendMessageToCustomer', desk, async ({ seller, params, body }) => {
    const pair = { customerId: params.customerId, sellerId: seller.id };
    return { message: presentStored(await chat.sendAsSeller(pair, body)).message };
  });
}
