import { CONSOLE_PAGE_SIZE, limits } from '@urumuri/contract';
import type { Database } from '../../db/client.ts';
import { lockCustomer } from '../../db/lock-customer.ts';
import { type Notice, noteNotices } from '../../db/notices.ts';
import { noteEvent } from '../../db/outbox.ts';
import { AppError } from '../../app-error.ts';
import { isUuid } from '../../db/uuid.ts';
import * as repository from './chat.repository.ts';
import { messagesPerPage, type Side } from './chat.rules.ts';

export type ChatService = ReturnType<typeof createChatService>;

/** The same for a stranger's conversation as for one that never was. */
const unknown = () => new AppError('not_found', 'There is nobody here to chat with.');

export function createChatService({ database }: { database: Database }) {
  const { db } = database;

  /** A customer begins the conversation if there is none yet; a seller only answers those who have. */
  async function getThread(side: Side, pair: repository.Pair): Promise<repository.ThreadRow> {
    if (!isUuid(pair.customerId) || !isUuid(pair.sellerId)) throw unknown();
    const known = await repository.findThread(db, pair);
    if (known) return known;
    if (side === 'seller') throw unknown();
    return database.transaction(async (tx) => {
      await lockCustomer(tx, pair.customerId);
      const begun = await repository.findThread(tx, pair);
      if (begun) return begun;
      if (!(await repository.isOpenForBusiness(tx, pair.sellerId))) throw unknown();
      if ((await repository.countThreads(tx, pair.customerId)) >= limits.chatFriends) {
        const limit = limits.chatFriends;
        throw new AppError('contacts_full', `You can chat with at most ${limit} sellers.`, { limit });
      }
      await noteEvent(tx, { type: 'chat.contactAdded', payload: pair });
      return repository.insertThread(tx, pair);
    });
  }

  return {
    /** All sellers a customer talks with; there cannot be more. */
    listContacts: (customerId: string) =>
      repository.listContacts(db, 'customer', customerId, { limit: limits.chatFriends }),

    /** Customers who have written to a seller: the latest, or those after one of them. */
    async listCustomers(sellerId: string, afterId?: string) {
      if (afterId !== undefined && !isUuid(afterId)) return { contacts: [], hasOlder: false };
      const after = afterId === undefined ? undefined : { customerId: afterId, sellerId };
      const limit = CONSOLE_PAGE_SIZE;
      const rows = await repository.listContacts(db, 'seller', sellerId, { limit: limit + 1, after });
      return { contacts: rows.slice(0, limit), hasOlder: rows.length > limit };
    },

    /** One of them, however many others have written since. */
    findCustomer: async (sellerId: string, onlyId: string) =>
      (await repository.listContacts(db, 'seller', sellerId, { limit: 1, onlyId }))[0],

    countUnread: (side: Side, ownId: string) => repository.countUnread(db, side, ownId),
    listSellers: (customerId: string) => repository.listSellers(db, customerId),
    getMessage: (messageId: string) => repository.getMessage(db, messageId),

    /** The newest page of a conversation or the one before a message; the reader has then read as far as it goes. */
    async open(side: Side, pair: repository.Pair, before?: number) {
      const thread = await getThread(side, pair);
      const rows = await repository.listMessages(db, thread.id, { limit: messagesPerPage + 1, before });
      const hasOlder = rows.length > messagesPerPage;
      if (before === undefined) await repository.markRead(db, thread.id, side);
      return { thread, messages: rows.slice(hasOlder ? 1 : 0), hasOlder };
    },

    /** Stores a message, or finds the one this message has already become. */
    async send(
      sender: Side,
      pair: repository.Pair,
      { text, clientMessageId }: { text: string; clientMessageId?: string | undefined },
    ): Promise<repository.StoredMessage> {
      const thread = await getThread(sender, pair);
      const messageId = await database.transaction(async (tx) => {
        const { isSilent } = await repository.touchThread(tx, thread.id);
        if (clientMessageId !== undefined) {
          const sent = await repository.findByClientKey(tx, thread.id, sender, clientMessageId);
          if (sent) return sent.id;
        }
        const { id: threadId, customerId, sellerId } = thread;
        if (isSilent) await noteEvent(tx, { type: 'chat.begun', payload: { customerId, sellerId } });
        const message = { threadId, sender, body: text, clientKey: clientMessageId };
        const id = await repository.insertMessage(tx, message);
        await noteEvent(tx, { type: 'chat.messageStored', payload: { messageId: id } });
        if (sender === 'seller') await noteNotices(tx, [awayNotice(thread)]);
        return id;
      });
      return repository.getMessage(db, messageId);
    },
  };
}

/** Who looks in within these minutes needs no mail. */
const awaySeconds = 180;

/** Once for all that a customer has not read since they last looked in, and only if they do not look in soon. */
function awayNotice({ id: threadId, customerReadAt }: repository.ThreadRow): Notice {
  const cause = `${threadId} ${customerReadAt?.getTime() ?? 0}`;
  return { kind: 'chat_waiting', cause, data: { threadId }, dueInSeconds: awaySeconds };
}
