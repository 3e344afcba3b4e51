import { and, eq, sql } from 'drizzle-orm';
import { type Executor, runStatement } from '../../db/client.ts';
import { getRow } from '../../db/rows.ts';
import { type InvoiceContent, invoiceCounters, invoiceRecipients, invoices, orders } from '../../db/schema/index.ts';
import type { InvoicedPart } from './invoices.rules.ts';

/** What the settings say of VAT where a line does not know its own. */
export type UsualVat = { vatPercent: number; isMarketRegistered: boolean };

export type StoredDocument = {
  id: string;
  number: number;
  kind: 'invoice' | 'credit_note';
  creditsId: string | null;
  content: InvoiceContent;
};

type StoredPart = Omit<InvoicedPart, 'lines' | 'feePercent'> & {
  sellerId: string;
  /** Null where it follows from the settings, and those are not given. */
  feePercent: number | null;
  lines: (Omit<InvoicedPart['lines'][number], 'percent'> & { percent: number | null })[];
  /** In the order of their numbers. */
  documents: StoredDocument[];
};

/** `$4`: only parts that have papers. */
const parts = {
  name: 'invoiced_parts',
  text: `SELECT part.id, part.seller_id AS "sellerId", part.status, part.items_rwf AS "itemsRwf",
      part.voucher_rwf AS "voucherRwf", part.shipping_fee_rwf AS "feeRwf", line_vat(NULL, part.seller_id, $2, $3) AS "feePercent",
      (SELECT coalesce(sum(retained_rwf), 0)::float8 FROM returns WHERE part_id = part.id AND status = 'closed') AS "retainedRwf",
      (SELECT coalesce(json_agg(json_build_object('id', line.id, 'name', line.name, 'quantity', line.quantity,
          'unitPriceRwf', line.unit_price_rwf, 'isDiscounted', line.is_discounted,
          'percent', coalesce(line.vat_percent, line_vat(product.category_id, part.seller_id, $2, $3)), 'back', (
            SELECT coalesce(sum(came.quantity), 0) FROM return_lines AS came JOIN returns ON returns.id = came.return_id
            WHERE came.order_line_id = line.id AND returns.status = 'closed')) ORDER BY line.name, line.id), '[]')
        FROM order_lines AS line JOIN products AS product ON product.id = line.product_id
        WHERE line.part_id = part.id) AS lines,
      (SELECT coalesce(json_agg(json_build_object('id', id, 'number', number, 'kind', kind, 'creditsId', credits_id,
          'content', content) ORDER BY number), '[]') FROM invoices WHERE order_id = $1 AND part_id = part.id) AS documents
    FROM order_parts AS part
    WHERE part.order_id = $1 AND ($4::boolean IS FALSE OR EXISTS (SELECT FROM invoices WHERE order_id = $1 AND part_id = part.id))
    ORDER BY part.seller_id`,
};

/** The parts of an order by their shops: who numbers papers of several takes the counters in this order. */
export const listParts = (db: Executor, orderId: string, usual?: UsualVat) =>
  runStatement<StoredPart>(db, parts, [
    orderId,
    usual?.vatPercent ?? null,
    usual?.isMarketRegistered ?? null,
    usual === undefined,
  ]);

export type Letterhead = {
  role: 'seller' | 'admin';
  shop: InvoiceContent['issuer'];
  customer: InvoiceContent['customer'];
  orderNumber: number;
};

/** Who sells a part, to whom. */
export async function readLetterhead(db: Executor, partId: string): Promise<Letterhead> {
  const { rows } = await db.execute<Letterhead>(sql`
    select role, o.number::float8 as "orderNumber",
      json_build_object('name', shop_name, 'tin', sellers.tin, 'address', concat_ws(', ', nullif(sellers.address, ''),
        nullif(district, '')), 'phone', phone) as shop,
      json_build_object('name', shipping_name, 'company', coalesce(recipient.company, ''), 'tin', coalesce(recipient.tin, ''),
        'phone', shipping_phone, 'address', concat_ws(', ', shipping_address, shipping_area, shipping_city)) as customer
    from order_parts part join orders o on o.id = part.order_id join sellers on sellers.id = part.seller_id
    left join invoice_recipients recipient on recipient.order_id = o.id where part.id = ${partId}`);
  return getRow(rows);
}

/** The shop's next number: nobody else gets one until the transaction ends, and one that is undone gives it back. */
export async function takeNumber(tx: Executor, sellerId: string): Promise<number> {
  const rows = await tx
    .insert(invoiceCounters)
    .values({ sellerId, last: 1 })
    .onConflictDoUpdate({ target: invoiceCounters.sellerId, set: { last: sql`${invoiceCounters.last} + 1` } })
    .returning({ last: invoiceCounters.last });
  return getRow(rows).last;
}

export async function insertInvoice(tx: Executor, invoice: typeof invoices.$inferInsert): Promise<string> {
  return getRow(await tx.insert(invoices).values(invoice).returning({ id: invoices.id })).id;
}

/** Of these orders; of one shop, or of all. */
export async function listInvoices(db: Executor, orderIds: readonly string[], sellerId: string | null) {
  return db
    .select()
    .from(invoices)
    .where(
      and(
        sql`${invoices.orderId} = any (${sql.param(orderIds)}::uuid[])`,
        sellerId === null ? undefined : eq(invoices.sellerId, sellerId),
      ),
    )
    .orderBy(invoices.issuedAt, invoices.number);
}

export type InvoiceRow = Awaited<ReturnType<typeof listInvoices>>[number];

export async function findInvoice(db: Executor, id: string): Promise<InvoiceRow | undefined> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id));
  return row;
}

/** Until the transaction ends nobody else changes the order, of this customer where one is named, nor its papers. */
export async function lockOrder(tx: Executor, orderId: string, customerId?: string): Promise<boolean> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), customerId === undefined ? undefined : eq(orders.customerId, customerId)))
    .for('no key update');
  return rows.length === 1;
}

export async function isOwnOrder(db: Executor, orderId: string, customerId: string): Promise<boolean> {
  return (await db.$count(orders, and(eq(orders.id, orderId), eq(orders.customerId, customerId)))) === 1;
}

export type Recipient = { company: string; tin: string };

export async function findRecipient(db: Executor, orderId: string): Promise<Recipient> {
  const [row] = await db.select().from(invoiceRecipients).where(eq(invoiceRecipients.orderId, orderId));
  return { company: row?.company ?? '', tin: row?.tin ?? '' };
}

export async function saveRecipient(tx: Executor, orderId: string, recipient: Recipient): Promise<void> {
  await tx
    .insert(invoiceRecipients)
    .values({ orderId, ...recipient })
    .onConflictDoUpdate({ target: invoiceRecipients.orderId, set: recipient });
}
