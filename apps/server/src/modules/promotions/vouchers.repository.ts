import { eq, sql } from 'drizzle-orm';
import { type Executor, runStatement } from '../../db/client.ts';
import { cartVouchers, vouchers, voucherUses } from '../../db/schema/index.ts';
import type { VoucherTerms } from './vouchers.rules.ts';

/** A voucher with what it is only for, by name. */
export type VoucherRow = VoucherTerms & {
  id: string;
  code: string;
  /** The customer has named it. */
  isTyped: boolean;
  shopName: string | null;
  category: string | null;
  brand: string | null;
  usesByCustomer: number;
  hasOrdered: boolean;
};

/** SQL for those of these products that a voucher is for; null: it is for all. */
export const selectProductIds = (voucher: string, productIds: string) => `
  CASE WHEN coalesce(${voucher}.category_id, ${voucher}.brand_id) IS NOT NULL THEN (
    SELECT coalesce(json_agg(p.id), '[]') FROM products p WHERE p.id = ANY (${productIds})
      AND (${voucher}.category_id IS NULL OR p.category_id = ANY (category_subtree(${voucher}.category_id)))
      AND (${voucher}.brand_id IS NULL OR p.brand_id = ${voucher}.brand_id)) END`;

type Asked = Record<'code' | 'customer' | 'products', string>;

/**
 * SQL for the voucher with a code, in whatever case it was typed, and for what applies to these products by itself, the
 * oldest first, with how often the customer has used it; all are given as SQL too.
 */
const selectVouchers = ({ code, customer, products }: Asked) => `
  SELECT v.id, v.code, upper(v.code) IS NOT DISTINCT FROM upper(${code}) AS "isTyped", v.seller_id AS "sellerId",
    s.shop_name AS "shopName", c.name AS category, b.name AS brand, v.percent_off AS "percentOff",
    v.amount_off_rwf AS "amountOffRwf", v.minimum_rwf AS "minimumRwf", v.uses_allowed AS "usesAllowed",
    v.uses_per_customer AS "usesPerCustomer", v.first_order_only AS "firstOrderOnly", v.used,
    v.starts_at AS "startsAt", v.ends_at AS "endsAt", v.active, ${selectProductIds('v', products)} AS "productIds",
    (SELECT count(*) FROM voucher_uses u WHERE u.voucher_id = v.id AND u.customer_id = ${customer}) AS "usesByCustomer",
    v.first_order_only AND EXISTS (SELECT FROM orders o
      WHERE o.customer_id = ${customer} AND o.delivery_status <> 'cancelled') AS "hasOrdered"
  FROM vouchers v LEFT JOIN sellers s ON s.id = v.seller_id LEFT JOIN categories c ON c.id = v.category_id
    LEFT JOIN brands b ON b.id = v.brand_id
  WHERE upper(v.code) = upper(${code}) OR v.is_automatic AND v.active AND (v.ends_at IS NULL OR v.ends_at > now())
    AND (v.seller_id IS NULL OR v.seller_id IN (SELECT p.seller_id FROM products p WHERE p.id = ANY (${products})))
  ORDER BY v.created_at, v.id`;

/** The same for an order: they are not deleted before the transaction ends. */
export const selectVouchersToUse = (asked: Asked) => `${selectVouchers(asked)} FOR KEY SHARE OF v`;

/** SQL that counts a use and takes the voucher from the cart, for the statement that stores the order; all given as SQL. */
export const spendVoucher = ({ voucher, order, customer }: Record<'voucher' | 'order' | 'customer', string>) => `
  spent AS (
    UPDATE vouchers SET used = used + 1
    WHERE id = ${voucher} AND (uses_allowed IS NULL OR used < uses_allowed) RETURNING id
  ), used AS (
    INSERT INTO voucher_uses (order_id, voucher_id, customer_id) SELECT ${order}, id, ${customer} FROM spent
  ), forgotten AS (
    DELETE FROM cart_vouchers WHERE customer_id = ${customer} AND ${voucher} IS NOT NULL
  )`;

const list = {
  name: 'list_vouchers',
  text: selectVouchers({ code: '$1', customer: '$2', products: '$3::uuid[]' }),
};

/** What may be taken off these products: the voucher that was typed, and what applies by itself. */
export const listVouchers = (
  executor: Executor,
  code: string | undefined,
  customerId: string,
  productIds: readonly string[],
): Promise<VoucherRow[]> => runStatement<VoucherRow>(executor, list, [code, customerId, productIds]);

/** A customer has one voucher on the cart at a time; the newest stays. */
export async function saveCartVoucher(tx: Executor, customerId: string, voucherId: string): Promise<void> {
  await tx
    .insert(cartVouchers)
    .values({ customerId, voucherId })
    .onConflictDoUpdate({ target: cartVouchers.customerId, set: { voucherId, createdAt: sql`now()` } });
}

/** Takes back the use of an order, if it had one and still has it. */
export async function deleteUse(tx: Executor, orderId: string): Promise<void> {
  const uses = await tx
    .delete(voucherUses)
    .where(eq(voucherUses.orderId, orderId))
    .returning({ voucherId: voucherUses.voucherId });
  for (const { voucherId } of uses) {
    await tx
      .update(vouchers)
      .set({ used: sql`greatest(${vouchers.used} - 1, 0)` })
      .where(eq(vouchers.id, voucherId));
  }
}

/** What a customer has who becomes part of another; what both have stays as the other has it. */
export async function moveToCustomer(tx: Executor, from: string, to: string): Promise<void> {
  await tx.update(voucherUses).set({ customerId: to }).where(eq(voucherUses.customerId, from));
  await tx.execute(sql`UPDATE cart_vouchers AS moved SET customer_id = ${to} WHERE customer_id = ${from}
    AND NOT EXISTS (SELECT FROM cart_vouchers AS own WHERE own.customer_id = ${to})`);
}

/** What was only for a brand is for the one that takes its products. */
export async function moveToBrand(tx: Executor, from: string, to: string): Promise<void> {
  await tx.update(vouchers).set({ brandId: to }).where(eq(vouchers.brandId, from));
}
