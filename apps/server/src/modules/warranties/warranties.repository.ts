import { and, asc, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import {
  orderLines,
  orderParts,
  orders,
  sellers,
  warranties,
  warrantyAnswers,
  warrantyClaims,
} from '../../db/schema/index.ts';

type ClaimRow = typeof warrantyClaims.$inferSelect;

export type AnswerRow = {
  state: ClaimRow['state'];
  answer: string;
  actor: 'seller' | 'admin';
  at: string;
  staffName: string | null;
};

const answersOf = (claimId: SQL) => sql<AnswerRow[]>`(
  select coalesce(json_agg(json_build_object('state', state, 'answer', answer, 'actor', actor, 'at', said.created_at,
      'staffName', coalesce(nullif(staff.owner_name, ''), staff.email::text)) order by said.created_at, said.id), '[]')
  from ${warrantyAnswers} as said left join ${sellers} as staff on staff.id = said.staff_id where claim_id = ${claimId})`;

const latestClaim = sql<
  (Pick<ClaimRow, 'id' | 'state' | 'problem' | 'pictures'> & { answers: AnswerRow[]; createdAt: string }) | null
>`(
  select json_build_object('id', claim.id, 'state', claim.state, 'problem', claim.problem, 'pictures', claim.pictures,
    'answers', ${answersOf(sql`claim.id`)}, 'createdAt', claim.created_at)
  from ${warrantyClaims} as claim where claim.warranty_id = ${warranties.id} order by claim.created_at desc limit 1)`;

const columns = {
  ...getTableColumns(warranties),
  partId: orderLines.partId,
  name: orderLines.name,
  shopName: sellers.shopName,
  claim: latestClaim,
};

export type WarrantyRow = Awaited<ReturnType<typeof listOfOrder>>[number];

const select = (db: Executor) =>
  db
    .select(columns)
    .from(warranties)
    .innerJoin(orderLines, eq(orderLines.id, warranties.lineId))
    .innerJoin(sellers, eq(sellers.id, warranties.sellerId))
    .innerJoin(orders, eq(orders.id, warranties.orderId))
    .$dynamic();

export async function listOfOrder(db: Executor, orderId: string, customerId: string) {
  return select(db)
    .where(and(eq(warranties.orderId, orderId), eq(orders.customerId, customerId)))
    .orderBy(asc(sellers.shopName), asc(orderLines.name), asc(orderLines.id), asc(warranties.unit));
}

export async function findOwn(db: Executor, warrantyId: string, customerId: string) {
  const rows = await select(db).where(and(eq(warranties.id, warrantyId), eq(orders.customerId, customerId)));
  return rows[0];
}

export async function findByNumber(db: Executor, number: number) {
  const rows = await select(db).where(eq(warranties.number, number));
  return rows[0];
}

export async function findPart(db: Executor, orderId: string, sellerId: string) {
  const rows = await db
    .select({ id: orderParts.id, status: orderParts.status })
    .from(orderParts)
    .where(and(eq(orderParts.orderId, orderId), eq(orderParts.sellerId, sellerId)));
  return rows[0];
}

export async function listPlacedParts(db: Executor, orderId: string): Promise<string[]> {
  const rows = await db
    .select({ id: orderParts.id })
    .from(orderParts)
    .where(and(eq(orderParts.orderId, orderId), eq(orderParts.status, 'placed')));
  return rows.map(({ id }) => id);
}

/** The units a shop has handed over with an order, or with one line of it. */
export async function listUnits(db: Executor, sellerId: string, orderId: string, lineId?: string) {
  return db
    .select({ ...getTableColumns(warranties), name: orderLines.name })
    .from(warranties)
    .innerJoin(orderLines, eq(orderLines.id, warranties.lineId))
    .where(
      and(
        eq(warranties.sellerId, sellerId),
        eq(warranties.orderId, orderId),
        lineId === undefined ? undefined : eq(warranties.lineId, lineId),
      ),
    )
    .orderBy(asc(orderLines.name), asc(warranties.lineId), asc(warranties.unit));
}

export type UnitRow = Awaited<ReturnType<typeof listUnits>>[number];

export type SerialChange = { id: string; serial: string | null };

/** Emptied first: two units may change theirs for each other's. */
export async function changeSerials(tx: Executor, changes: readonly SerialChange[]): Promise<void> {
  const ids = changes.map(({ id }) => id);
  await tx
    .update(warranties)
    .set({
      formerSerials: sql`case when ${warranties.serial} is null then ${warranties.formerSerials}
        else array_append(${warranties.formerSerials}, ${warranties.serial}) end`,
      serial: null,
    })
    .where(inArray(warranties.id, ids));
  await tx.execute(sql`
    update warranties set serial = change.serial
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change (id uuid, serial text)
    where warranties.id = change.id`);
}

/** With which orders of the shop these serials of a product went out already. */
export async function findTaken(
  tx: Executor,
  { sellerId, productId }: { sellerId: string; productId: string },
  changes: readonly SerialChange[],
) {
  const serials = changes.flatMap(({ serial }) => (serial === null ? [] : [serial]));
  if (serials.length === 0) return undefined;
  const rows = await tx
    .select({ serial: warranties.serial, orderNumber: orders.number })
    .from(warranties)
    .innerJoin(orders, eq(orders.id, warranties.orderId))
    .where(
      and(
        eq(warranties.sellerId, sellerId),
        eq(warranties.productId, productId),
        inArray(warranties.serial, serials),
        isNull(warranties.returnedAt),
        sql`${warranties.id} <> all (${sql.param(changes.map(({ id }) => id))}::uuid[])`,
      ),
    )
    .limit(1);
  return rows[0];
}

export async function insertClaim(
  tx: Executor,
  claim: Pick<ClaimRow, 'warrantyId' | 'orderId' | 'sellerId' | 'problem' | 'pictures'>,
): Promise<string> {
  const [row] = await tx.insert(warrantyClaims).values(claim).returning({ id: warrantyClaims.id });
  if (row === undefined) throw new Error('The claim was not stored.');
  return row.id;
}

export async function answerClaim(tx: Executor, answer: typeof warrantyAnswers.$inferInsert): Promise<void> {
  const { claimId, state, answer: words = '' } = answer;
  await tx.update(warrantyClaims).set({ state, answer: words }).where(eq(warrantyClaims.id, claimId));
  await tx.insert(warrantyAnswers).values(answer);
}

const claimColumns = {
  ...getTableColumns(warrantyClaims),
  shopName: sellers.shopName,
  partId: orderLines.partId,
  steps: answersOf(sql`${warrantyClaims.id}`),
  number: orders.number,
  customerName: orders.shippingName,
  phone: orders.shippingPhone,
  name: orderLines.name,
  serial: warranties.serial,
  endsOn: warranties.endsOn,
};

export type SellerClaimRow = Awaited<ReturnType<typeof listClaims>>[number];

const selectClaims = (db: Executor) =>
  db
    .select(claimColumns)
    .from(warrantyClaims)
    .innerJoin(warranties, eq(warranties.id, warrantyClaims.warrantyId))
    .innerJoin(orderLines, eq(orderLines.id, warranties.lineId))
    .innerJoin(orders, eq(orders.id, warrantyClaims.orderId))
    .innerJoin(sellers, eq(sellers.id, warrantyClaims.sellerId))
    .$dynamic();

type ClaimList = { isOpen: boolean; limit: number; offset: number };

/** Null stands for the office, which sees everybody's. */
const isTheirs = (sellerId: string | null) => (sellerId === null ? undefined : eq(warrantyClaims.sellerId, sellerId));

const listed = (sellerId: string | null, isOpen: boolean): SQL | undefined =>
  and(isTheirs(sellerId), inArray(warrantyClaims.state, isOpen ? ['open', 'repair', 'exchange'] : ['refused', 'done']));

/** What waits the longest stands first; what is over, the latest. */
export async function listClaims(db: Executor, sellerId: string | null, { isOpen, limit, offset }: ClaimList) {
  const order = isOpen ? asc : desc;
  return selectClaims(db)
    .where(listed(sellerId, isOpen))
    .orderBy(order(warrantyClaims.createdAt), asc(warrantyClaims.id))
    .limit(limit)
    .offset(offset);
}

export const countClaims = (db: Executor, sellerId: string | null, isOpen: boolean) =>
  db.$count(warrantyClaims, listed(sellerId, isOpen));

export async function findClaim(db: Executor, sellerId: string | null, claimId: string) {
  const rows = await selectClaims(db).where(and(eq(warrantyClaims.id, claimId), isTheirs(sellerId)));
  return rows[0];
}
