import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { type Executor, runStatement } from '../../db/client.ts';
import {
  chatMessages,
  chatThreads,
  customerEmail,
  customers,
  orderParts,
  orders,
  products,
  returns,
  reviews,
  sellers,
  warrantyClaims,
} from '../../db/schema/index.ts';

/** Somebody who can be written to. */
export type Account = {
  id: string;
  name: string;
  email: string;
  phone: string;
  language: string;
  muted: string[];
};

const customerColumns = {
  id: customers.id,
  name: customers.name,
  email: customerEmail,
  phone: sql<string>`coalesce(${customers.phone}, '')`,
  language: customers.language,
  muted: customers.mutedMessages,
};

const sellerColumns = {
  id: sellers.id,
  name: sellers.ownerName,
  email: sellers.email,
  phone: sellers.phone,
  language: sellers.language,
  muted: sellers.mutedMessages,
};

export async function findCustomer(tx: Executor, id: string): Promise<Account | undefined> {
  return (await tx.select(customerColumns).from(customers).where(eq(customers.id, id)))[0];
}

export async function listSellers(tx: Executor, ids: string[]): Promise<Account[]> {
  return tx.select(sellerColumns).from(sellers).where(inArray(sellers.id, ids));
}

/** Riders are told of nothing but their own account. */
export async function listOffice(tx: Executor): Promise<Account[]> {
  return tx
    .select(sellerColumns)
    .from(sellers)
    .where(and(eq(sellers.role, 'admin'), ne(sellers.staffRole, 'rider'), eq(sellers.status, 'approved')));
}

/** Who watches over an account: of somebody who works for a shop its owners, of others the office. */
export async function listOverseers(tx: Executor, sellerId: string): Promise<Account[]> {
  const [person] = await tx.select({ shopId: sellers.employerId }).from(sellers).where(eq(sellers.id, sellerId));
  if (!person?.shopId) return listOffice(tx);
  const isOwner = and(eq(sellers.employerId, person.shopId), eq(sellers.staffRole, 'owner'));
  return tx
    .select(sellerColumns)
    .from(sellers)
    .where(and(or(eq(sellers.id, person.shopId), isOwner), eq(sellers.status, 'approved')));
}

/** Whose e-mail or phone this is. Accounts nobody can sign in to, such as a blocked one, are nobody's. */
export async function findCustomerBy(tx: Executor, by: { email: string } | { phone: string }) {
  const rows = await tx
    .select(customerColumns)
    .from(customers)
    .where(
      and(
        'email' in by ? eq(customers.email, by.email) : eq(customers.phone, by.phone),
        sql`${customers.blockedAt} is null and (${customers.passwordHash} is not null or ${customers.oidcSubject} is not null
          or ${customers.email} is null)`,
      ),
    );
  return rows[0];
}

export async function findSellerByEmail(tx: Executor, email: string): Promise<Account | undefined> {
  const rows = await tx
    .select(sellerColumns)
    .from(sellers)
    .where(and(eq(sellers.email, email), sql`${sellers.passwordHash} is not null`));
  return rows[0];
}

export async function findOrderPeople(tx: Executor, orderId: string) {
  const parts = await tx
    .select({ id: orderParts.id, sellerId: orderParts.sellerId, customerId: orders.customerId })
    .from(orderParts)
    .innerJoin(orders, eq(orders.id, orderParts.orderId))
    .where(eq(orderParts.orderId, orderId));
  return { customerId: parts[0]?.customerId, parts };
}

const sellerAccount = `id, owner_name AS name, email::text, phone, language, muted_messages AS muted FROM sellers`;

/** Every order asks for it, so it is one ready-made question. */
const orderAudience = {
  name: 'order_audience',
  text: `SELECT 'customer' AS role, id, name, coalesce(email, '')::text AS email, coalesce(phone, '') AS phone, language,
      muted_messages AS muted FROM customers WHERE id = (SELECT customer_id FROM orders WHERE id = $1)
    UNION ALL SELECT 'shop', ${sellerAccount} WHERE id IN (SELECT seller_id FROM order_parts WHERE order_id = $1)
    UNION ALL SELECT 'office', ${sellerAccount} WHERE role = 'admin' AND staff_role <> 'rider'
      AND status = 'approved'`,
};

/** Whom a new order concerns: its customer, its shops and the office. */
export async function listOrderAudience(tx: Executor, orderId: string) {
  return runStatement<Account & { role: 'customer' | 'shop' | 'office' }>(tx, orderAudience, [orderId]);
}

export async function findClaimPeople(tx: Executor, claimId: string) {
  const rows = await tx
    .select({ customerId: orders.customerId, sellerId: warrantyClaims.sellerId })
    .from(warrantyClaims)
    .innerJoin(orders, eq(orders.id, warrantyClaims.orderId))
    .where(eq(warrantyClaims.id, claimId));
  return rows[0];
}

export async function findSellerOfProduct(tx: Executor, productId: string): Promise<string | undefined> {
  const rows = await tx.select({ sellerId: products.sellerId }).from(products).where(eq(products.id, productId));
  return rows[0]?.sellerId;
}

export async function findReturnPeople(tx: Executor, returnId: string) {
  const rows = await tx
    .select({ customerId: orders.customerId, sellerId: orderParts.sellerId })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .innerJoin(orderParts, eq(orderParts.id, returns.partId))
    .where(eq(returns.id, returnId));
  return rows[0];
}

export async function findReviewer(tx: Executor, reviewId: string): Promise<string | undefined> {
  const rows = await tx.select({ customerId: reviews.customerId }).from(reviews).where(eq(reviews.id, reviewId));
  return rows[0]?.customerId;
}

/** The customer of a conversation, as long as something in it is unread. */
export async function findWaitingCustomer(tx: Executor, threadId: string): Promise<string | undefined> {
  const rows = await tx
    .select({ customerId: chatThreads.customerId })
    .from(chatThreads)
    .where(
      and(
        eq(chatThreads.id, threadId),
        sql`exists (select from ${chatMessages} where ${chatMessages.threadId} = ${chatThreads.id} and ${chatMessages.sender} = 'seller'
          and ${chatMessages.createdAt} > coalesce(${chatThreads.customerReadAt}, '-infinity'))`,
      ),
    );
  return rows[0]?.customerId;
}

const pushes = {
  name: 'list_pushes',
  text: 'SELECT id, reader_id AS "readerId" FROM push_subscriptions WHERE reader_id = ANY ($1::uuid[])',
};

export async function listPushes(tx: Executor, readerIds: string[]): Promise<{ id: string; readerId: string }[]> {
  return runStatement(tx, pushes, [readerIds]);
}
