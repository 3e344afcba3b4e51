import { and, count, desc, eq, exists, gt, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/client.ts';
import { getRow } from '../../db/rows.ts';
import { chatMessages, chatThreads, customers, sellers } from '../../db/schema/index.ts';
import { otherSide, type Side } from './chat.rules.ts';

export type ThreadRow = typeof chatThreads.$inferSelect;
export type MessageRow = typeof chatMessages.$inferSelect;
export type ContactRow = { id: string; name: string; image: string; unreadCount: number; lastMessageAt: Date };
export type Pair = { customerId: string; sellerId: string };

const own = { customer: chatThreads.customerId, seller: chatThreads.sellerId };
const readAt = { customer: chatThreads.customerReadAt, seller: chatThreads.sellerReadAt };

/** Which of them: a single one, or those further down the list than a conversation. */
type ContactChoice = { limit: number; onlyId?: string; after?: Pair | undefined };

/** Who somebody talks with, the latest conversation first. */
export async function listContacts(
  executor: Executor,
  side: Side,
  ownId: string,
  { limit, onlyId, after }: ContactChoice,
): Promise<ContactRow[]> {
  const isOfSeller = side === 'seller';
  return (
    executor
      .select({
        id: isOfSeller ? customers.id : sellers.id,
        name: isOfSeller ? customers.name : sellers.shopName,
        image: isOfSeller ? customers.image : sellers.image,
        unreadCount: unreadOfThread(side),
        lastMessageAt: chatThreads.lastMessageAt,
      })
      .from(chatThreads)
      .innerJoin(sellers, eq(sellers.id, chatThreads.sellerId))
      .innerJoin(customers, eq(customers.id, chatThreads.customerId))
      // A customer who only looked in has said nothing that a seller could answer.
      .where(
        and(
          eq(own[side], ownId),
          onlyId === undefined ? undefined : eq(own[otherSide[side]], onlyId),
          after && isAfter(executor, after),
          isOfSeller ? hasMessages(executor) : undefined,
        ),
      )
      .orderBy(desc(chatThreads.lastMessageAt), desc(chatThreads.id))
      .limit(limit)
  );
}

const reached = alias(chatThreads, 'reached');

/** Further down the list than this conversation; after one that never was comes nothing. */
function isAfter(executor: Executor, { customerId, sellerId }: Pair) {
  const place = executor
    .select({ lastMessageAt: reached.lastMessageAt, id: reached.id })
    .from(reached)
    .where(and(eq(reached.customerId, customerId), eq(reached.sellerId, sellerId)));
  return sql`(${chatThreads.lastMessageAt}, ${chatThreads.id}) < ${place}`;
}

/** How much of what was written to somebody they have not read yet, in all their conversations. */
export async function countUnread(executor: Executor, side: Side, ownId: string): Promise<number> {
  const rows = await executor
    .select({ messages: count() })
    .from(chatThreads)
    .innerJoin(chatMessages, eq(chatMessages.threadId, chatThreads.id))
    // Few conversations have moved since they were read; only in those is there anything to count.
    .where(and(eq(own[side], ownId), gt(chatThreads.lastMessageAt, readUntil(side)), isUnread(side)));
  return rows[0]?.messages ?? 0;
}

function unreadOfThread(side: Side) {
  return sql<number>`(
    select count(*) from ${chatMessages}
    where ${chatMessages.threadId} = ${chatThreads.id} and ${isUnread(side)})`.mapWith(Number);
}

const isUnread = (side: Side) =>
  and(eq(chatMessages.sender, otherSide[side]), gt(chatMessages.createdAt, readUntil(side)));

const readUntil = (side: Side) => sql`coalesce(${readAt[side]}, '-infinity')`;

const hasMessages = (executor: Executor) =>
  exists(
    executor
      .select({ one: sql`1` })
      .from(chatMessages)
      .where(eq(chatMessages.threadId, chatThreads.id)),
  );

/** Whom a customer talks with, and whether they have written to them yet. */
export async function listSellers(executor: Executor, customerId: string) {
  return executor
    .select({ sellerId: chatThreads.sellerId, hasWritten: sql<boolean>`${hasMessages(executor)}` })
    .from(chatThreads)
    .where(eq(chatThreads.customerId, customerId));
}

export const countThreads = async (tx: Executor, customerId: string) =>
  tx.$count(chatThreads, eq(chatThreads.customerId, customerId));

export async function findThread(executor: Executor, { customerId, sellerId }: Pair) {
  const rows = await executor
    .select()
    .from(chatThreads)
    .where(and(eq(chatThreads.customerId, customerId), eq(chatThreads.sellerId, sellerId)));
  return rows[0];
}

export async function isOpenForBusiness(executor: Executor, sellerId: string): Promise<boolean> {
  return (await executor.$count(sellers, and(eq(sellers.id, sellerId), eq(sellers.status, 'approved')))) > 0;
}

export const insertThread = async (tx: Executor, pair: Pair) =>
  getRow(await tx.insert(chatThreads).values(pair).returning());

/** The newest messages, or those before one of them; the oldest of them first. */
export async function listMessages(
  executor: Executor,
  threadId: string,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<MessageRow[]> {
  const rows = await executor
    .select()
    .from(chatMessages)
    .where(
      and(eq(chatMessages.threadId, threadId), before === undefined ? undefined : lt(chatMessages.sequence, before)),
    )
    .orderBy(desc(chatMessages.sequence))
    .limit(limit);
  return rows.reverse();
}

/** As far as is visible now: a message that is stored meanwhile stays unread. */
export async function markRead(executor: Executor, threadId: string, side: Side): Promise<void> {
  const newest = sql`(select max(${chatMessages.createdAt}) from ${chatMessages} where ${chatMessages.threadId} = ${threadId})`;
  const change = side === 'customer' ? { customerReadAt: newest } : { sellerReadAt: newest };
  await executor.update(chatThreads).set(change).where(eq(chatThreads.id, threadId));
}

/** Who writes next waits for this one's commit, so that numbers and times rise in the order of the messages. */
export async function touchThread(tx: Executor, threadId: string): Promise<{ isSilent: boolean }> {
  const rows = await tx
    .update(chatThreads)
    .set({ lastMessageAt: sql`clock_timestamp()` })
    .where(eq(chatThreads.id, threadId))
    .returning({ isSilent: sql<boolean>`not ${hasMessages(tx)}` });
  return getRow(rows);
}

export async function insertMessage(tx: Executor, values: typeof chatMessages.$inferInsert): Promise<string> {
  const message = { ...values, createdAt: sql`clock_timestamp()` };
  return getRow(await tx.insert(chatMessages).values(message).returning({ id: chatMessages.id })).id;
}

export async function findByClientKey(tx: Executor, threadId: string, sender: Side, clientKey: string) {
  const ofSender = [eq(chatMessages.threadId, threadId), eq(chatMessages.sender, sender)];
  const rows = await tx
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(...ofSender, eq(chatMessages.clientKey, clientKey)));
  return rows[0];
}

export type StoredMessage = Awaited<ReturnType<typeof getMessage>>;

export async function getMessage(executor: Executor, messageId: string) {
  const rows = await executor
    .select({ message: chatMessages, thread: chatThreads, customerName: customers.name, shopName: sellers.shopName })
    .from(chatMessages)
    .innerJoin(chatThreads, eq(chatThreads.id, chatMessages.threadId))
    .innerJoin(customers, eq(customers.id, chatThreads.customerId))
    .innerJoin(sellers, eq(sellers.id, chatThreads.sellerId))
    .where(eq(chatMessages.id, messageId));
  return getRow(rows);
}

/** What a customer has who becomes part of another; what both have stays as the other has it. */
export async function moveToCustomer(tx: Executor, from: string, to: string): Promise<void> {
  await joinConversations(tx, from, to);
  await tx.execute(sql`UPDATE chat_threads AS moved SET customer_id = ${to} WHERE customer_id = ${from}
    AND NOT EXISTS (SELECT FROM chat_threads AS own WHERE own.customer_id = ${to} AND own.seller_id = moved.seller_id)`);
}

async function joinConversations(tx: Executor, from: string, to: string): Promise<void> {
  await tx.execute(sql`WITH pairs AS (
      SELECT gone.id AS gone_id, own.id AS own_id, gone.last_message_at FROM chat_threads AS gone
      JOIN chat_threads AS own ON own.seller_id = gone.seller_id AND own.customer_id = ${to}
      WHERE gone.customer_id = ${from}),
    said AS (UPDATE chat_messages SET thread_id = own_id FROM pairs WHERE thread_id = gone_id)
    UPDATE chat_threads SET last_message_at = greatest(chat_threads.last_message_at, pairs.last_message_at)
    FROM pairs WHERE id = own_id`);
}
