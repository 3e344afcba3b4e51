import { CONSOLE_PAGE_SIZE, limits } from '@urumuri/contract';
import type { Database } from '../../db/client.ts';
import { lockCustomer } from '../../db/lock-customer.ts';
import { type Notice, noteNotices } from '../../db/notices.ts';
import { noteEvent } from '../../db/outbox.ts';
import { AppError } from '../../app-error.ts';
import { isUuid } from '../../db/uuid.ts';
import * as repository from './chat.repository.ts';
import { messagesPerPage, type Side } from './chat.rules.ts';

export type ChatDeps = { database: Database };

export type Conversation = {
  thread: repository.ThreadRow;
  messages: repository.MessageRow[];
  hasOlder: boolean;
};

export type CustomersPage = { contacts: repository.ContactRow[]; hasOlder: boolean };

export type NewMessage = { text: string; clientMessageId?: string | undefined };

export type ChatService = ReturnType<typeof createChatService>;

/** The same for a stranger's conversation as for one that never was. */
const unknown = () => new AppError('not_found', 'There is nobody here to chat with.');

export function createChatService({ database }: ChatDeps) {
  const { db } = database;

  /** A page of the conversation, which the reader has then read as far as it goes. */
  async function read(thread: repository.ThreadRow, side: Side, before?: number): Promise<Conversation> {
    const rows = await repository.listMessages(db, thread.id, { limit: messagesPerPage + 1, before });
    const hasOlder = rows.length > messagesPerPage;
    if (before === undefined) await repository.markRead(db, thread.id, side);
    return { thread, messages: rows.slice(hasOlder ? 1 : 0), hasOlder };
  }

  async function findThread(pair: repository.Pair): Promise<repository.ThreadRow | undefined> {
    return isUuid(pair.customerId) && isUuid(pair.sellerId) ? repository.findThread(db, pair) : undefined;
  }

  /** The conversation with a seller, begun if there is none yet. */
  async function beginThread(pair: repository.Pair): Promise<repository.ThreadRow> {
    const known = await findThread(pair);
    if (known) return known;
    if (!isUuid(pair.sellerId)) throw unknown();
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

  /** Stores a message, or finds the one this message has already become. */
  async function send(
    thread: repository.ThreadRow,
    sender: Side,
    { text, clientMessageId }: NewMessage,
  ): Promise<repository.StoredMessage> {
    const key = { threadId: thread.id, sender, clientKey: clientMessageId ?? null };
    const messageId = await database.transaction(async (tx) => {
      await repository.touchThread(tx, thread.id);
      if (key.clientKey !== null) {
        const sent = await repository.findByClientKey(tx, { ...key, clientKey: key.clientKey });
        if (sent) return sent.id;
      }
      if (await repository.isSilent(tx, thread.id)) {
        const { customerId, sellerId } = thread;
        await noteEvent(tx, { type: 'chat.begun', payload: { customerId, sellerId } });
      }
      const message = await repository.insertMessage(tx, { ...key, body: text });
      await noteEvent(tx, { type: 'chat.messageStored', payload: { messageId: message.id } });
      if (sender === 'seller') await noteNotices(tx, [awayNotice(thread)]);
      return message.id;
    });
    return getMessage(messageId);
  }

  async function getMessage(messageId: string): Promise<repository.StoredMessage> {
    const stored = await repository.findMessage(db, messageId);
    if (!stored) throw new Error('A stored message is gone.');
    return stored;
  }

  return {
    /** All sellers a customer talks with; there cannot be more. */
    listContacts: (customerId: string) =>
      repository.listContacts(db, 'customer', customerId, { limit: limits.chatFriends }),

    /** Customers who have written to a seller: the latest, or those after one of them. */
    async listCustomers(sellerId: string, afterId?: string): Promise<CustomersPage> {
      if (afterId !== undefined && !isUuid(afterId)) return { contacts: [], hasOlder: false };
      const after = afterId === undefined ? undefined : { customerId: afterId, sellerId };
      const limit = CONSOLE_PAGE_SIZE;
      const rows = await repository.listContacts(db, 'seller', sellerId, { limit: limit + 1, after });
      return { contacts: rows.slice(0, limit), hasOlder: rows.length > limit };
    },

    /** One of them, however many others have written since. */
    async findCustomer(sellerId: string, onlyId: string): Promise<repository.ContactRow | undefined> {
      return isUuid(onlyId)
        ? (await repository.listContacts(db, 'seller', sellerId, { limit: 1, onlyId }))[0]
        : undefined;
    },

    countUnread: (side: Side, ownId: string) => repository.countUnread(db, side, ownId),
    listSellers: (customerId: string) => repository.listSellers(db, customerId),
    getMessage,

    /** A customer opens the conversation with a seller, the newest page or the one before a message. */
    async openAsCustomer(pair: repository.Pair, before?: number): Promise<Conversation> {
      return read(await beginThread(pair), 'customer', before);
    },

    /** A seller answers those who have begun to talk, and cannot begin. */
    async openAsSeller(pair: repository.Pair, before?: number): Promise<Conversation> {
      const thread = await findThread(pair);
      if (!thread) throw unknown();
      return read(thread, 'seller', before);
    },

    async sendAsCustomer(pair: repository.Pair, message: NewMessage): Promise<repository.StoredMessage> {
      return send(await beginThread(pair), 'customer', message);
    },

    async sendAsSeller(pair: repository.Pair, message: NewMessage): Promise<repository.StoredMessage> {
      const thread = await findThread(pair);
      if (!thread) throw unknown();
      return send(thread, 'seller', message);
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
