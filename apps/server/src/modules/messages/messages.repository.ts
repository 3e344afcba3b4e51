import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { type Executor, runStatement } from '../../db/client.ts';
import { customers, messages, notices, orders, pushSubscriptions, sellers } from '../../db/schema/index.ts';
import type { Channel, Message } from './message.ts';

export type NoticeRow = Pick<typeof notices.$inferSelect, 'id' | 'kind' | 'data' | 'createdAt'>;
export type NewMessage = Pick<
  typeof messages.$inferInsert,
  'noticeId' | 'template' | 'reader' | 'readerId' | 'readerName' | 'language' | 'channel' | 'address' | 'data'
>;

/** The limit stands in the statement itself, or the database would plan for many more. */
const due = (most: number) => ({
  name: `due_notices_${most}`,
  text: `SELECT id, kind, data, created_at AS "createdAt" FROM notices WHERE routed_at IS NULL AND due_at <= now()
    ORDER BY due_at, id LIMIT ${most} FOR UPDATE SKIP LOCKED`,
});

/** The next notices that are due and that no other server is looking at. */
export async function lockDueNotices(tx: Executor, most: number): Promise<NoticeRow[]> {
  return runStatement<NoticeRow>(tx, due(most), []);
}

/** Each has a moment of its own, in the order of what they tell of: so they are listed, and so they are sent. */
const store = {
  name: 'store_messages',
  text: `WITH routed AS (UPDATE notices SET routed_at = now() WHERE id = ANY ($1::bigint[]))
    INSERT INTO messages (notice_id, template, reader, reader_id, reader_name, language, channel, address, data,
      created_at, next_try_at)
    SELECT "noticeId", template, reader, "readerId", "readerName", language, channel, address, data,
      clock_timestamp(), clock_timestamp()
    FROM jsonb_to_recordset($2::jsonb) AS message ("noticeId" bigint, template text, reader text, "readerId" uuid,
      "readerName" text, language text, channel text, address text, data jsonb)
    ON CONFLICT DO NOTHING`,
};

export async function storeMessages(tx: Executor, noticeIds: number[], rows: NewMessage[]): Promise<void> {
  await runStatement(tx, store, [noticeIds, JSON.stringify(rows)]);
}

/** A notice that cannot be made messages of stands in nobody's way. */
export async function postponeNotice(db: Executor, noticeId: number, seconds: number): Promise<void> {
  await db
    .update(notices)
    .set({ dueAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(eq(notices.id, noticeId));
}

export async function dropNotice(tx: Executor, noticeId: number): Promise<void> {
  await tx.delete(notices).where(eq(notices.id, noticeId));
}

/** Takes messages to be sent. Until the lease is over they are this server's; then it has died, and another takes them. */
const claim = (limit: number) => ({
  name: `claim_messages_${limit}`,
  text: `WITH claimed AS (
      UPDATE messages SET attempts = attempts + 1, next_try_at = now() + make_interval(secs => $2)
      WHERE id = ANY (ARRAY(
        SELECT id FROM messages WHERE status = 'waiting' AND channel = $1 AND next_try_at <= now()
        ORDER BY next_try_at LIMIT ${limit} FOR UPDATE SKIP LOCKED))
      RETURNING *)
    SELECT claimed.id, template, reader, reader_id AS "readerId", reader_name AS "readerName", language, channel, address,
      claimed.data, attempts, notices.data AS "noticeData", claimed.created_at AS "createdAt"
    FROM claimed JOIN notices ON notices.id = notice_id ORDER BY claimed.created_at`,
});

export async function claimMessages(
  db: Executor,
  channel: Channel,
  { limit, leaseSeconds }: { limit: number; leaseSeconds: number },
): Promise<Message[]> {
  return runStatement<Message>(db, claim(limit), [channel, leaseSeconds]);
}

export async function markSent(db: Executor, id: string): Promise<void> {
  await db
    .update(messages)
    .set({ status: 'sent', sentAt: sql`now()`, error: '' })
    .where(eq(messages.id, id));
}

export async function markRefused(db: Executor, id: string, error: string): Promise<void> {
  await db.update(messages).set({ status: 'refused', error }).where(eq(messages.id, id));
}

export async function markFailed(db: Executor, id: string, error: string, retryMs: number): Promise<void> {
  await db
    .update(messages)
    .set({ error, nextTryAt: sql`now() + make_interval(secs => ${retryMs / 1000})` })
    .where(eq(messages.id, id));
}

/** Lets a refused message, or one that waits for its next try, be sent now. Of one that was sent there is nothing to do. */
export async function sendAgain(db: Executor, id: string): Promise<boolean> {
  const { rowCount } = await db
    .update(messages)
    .set({ status: 'waiting', attempts: 0, nextTryAt: sql`now()` })
    .where(and(eq(messages.id, id), inArray(messages.status, ['refused', 'waiting'])));
  return rowCount === 1;
}

export type ListedMessage = Awaited<ReturnType<typeof listMessages>>[number];

const listedColumns = {
  id: messages.id,
  template: messages.template,
  reader: messages.reader,
  readerId: messages.readerId,
  readerName: messages.readerName,
  language: messages.language,
  channel: messages.channel,
  address: messages.address,
  data: messages.data,
  status: messages.status,
  attempts: messages.attempts,
  nextTryAt: messages.nextTryAt,
  error: messages.error,
  sentAt: messages.sentAt,
  createdAt: messages.createdAt,
  noticeData: notices.data,
};

const selectMessages = (db: Executor) =>
  db.select(listedColumns).from(messages).innerJoin(notices, eq(notices.id, messages.noticeId));

/** The newest first, of every status or of one. */
export async function listMessages(
  db: Executor,
  { status, limit, offset }: { status: Status | undefined; limit: number; offset: number },
) {
  return selectMessages(db)
    .where(status && eq(messages.status, status))
    .orderBy(desc(messages.createdAt), messages.id)
    .limit(limit)
    .offset(offset);
}

export async function findMessage(db: Executor, id: string) {
  return (await selectMessages(db).where(eq(messages.id, id)))[0];
}

/** The last that was written for this. */
export async function findLastMessage(db: Executor, template: string) {
  return (
    await selectMessages(db).where(eq(messages.template, template)).orderBy(desc(messages.createdAt)).limit(1)
  )[0];
}

/** A customer is called at the number of the order; others at that of their account. */
export async function findPhone(
  db: Executor,
  { reader, readerId, noticeData }: Pick<Message, 'reader' | 'readerId' | 'noticeData'>,
): Promise<string | null | undefined> {
  const { orderId } = noticeData as { orderId?: string };
  if (reader === 'customer' && orderId !== undefined) {
    return (await db.select({ phone: orders.shippingPhone }).from(orders).where(eq(orders.id, orderId)))[0]?.phone;
  }
  const table = accountTables[reader];
  return (await db.select({ phone: table.phone }).from(table).where(eq(table.id, readerId)))[0]?.phone;
}

export type Status = (typeof messages.$inferSelect)['status'];

export async function countByStatus(db: Executor): Promise<Map<Status, number>> {
  const rows = await db
    .select({ status: messages.status, count: sql<number>`count(*)`.mapWith(Number) })
    .from(messages)
    .groupBy(messages.status);
  return new Map(rows.map(({ status, count }) => [status, count]));
}

/** What was told long ago is of no use to anybody. */
export async function deleteOld(db: Executor, days: number): Promise<void> {
  await db.delete(notices).where(lt(notices.createdAt, sql`now() - make_interval(days => ${days})`));
}

const accountTables = { customer: customers, seller: sellers } as const;

/** Which messages somebody does not want, and the language of the others. */
export async function readWishes(db: Executor, reader: 'customer' | 'seller', id: string) {
  const table = accountTables[reader];
  const rows = await db
    .select({ muted: table.mutedMessages, language: table.language })
    .from(table)
    .where(eq(table.id, id));
  return rows[0] ?? { muted: [], language: '' };
}

/** What a customer has who becomes part of another; what both have stays as the other has it. */
export async function moveToCustomer(tx: Executor, from: string, to: string): Promise<void> {
  const isTheirs = (table: typeof messages | typeof pushSubscriptions) =>
    and(eq(table.reader, 'customer'), eq(table.readerId, from));
  await tx.update(pushSubscriptions).set({ readerId: to }).where(isTheirs(pushSubscriptions));
  await tx.update(messages).set({ readerId: to }).where(isTheirs(messages));
}
