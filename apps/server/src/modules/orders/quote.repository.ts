import { eq } from 'drizzle-orm';
import { type Executor, runStatement } from '../../db/client.ts';
import { customers } from '../../db/schema/index.ts';

/** A product as it is today, with what the customer has of it in pending orders. */
export type TodaysProduct = {
  productId: string;
  sellerId: string;
  shopName: string;
  /** Where its shop hands orders over, and when it is open; empty: it does not. */
  pickupAddress: string;
  pickupHours: string;
  name: string;
  slug: string;
  brand: string;
  images: string[];
  priceRwf: number;
  discountPercent: number;
  unitPriceRwf: number;
  available: number;
  stockRevision: number;
  isOnSale: boolean;
  held: number;
};

const todaysProducts = (ending: string) => `
  SELECT product.id AS "productId", product.seller_id AS "sellerId", shop_name AS "shopName",
    pickup_address AS "pickupAddress", pickup_hours AS "pickupHours", product.name, product.slug,
    brands.name AS brand, product.images, product.price_rwf AS "priceRwf",
    exact_discount(product.price_rwf, product.unit_price_rwf, product.discount_percent) AS "discountPercent",
    product.unit_price_rwf AS "unitPriceRwf", product.stock - product.reserved AS available,
    product.stock_revision AS "stockRevision", product.published_at IS NOT NULL AS "isOnSale",
    (SELECT coalesce(sum(quantity), 0)::int FROM reservations
      WHERE product_id = product.id AND customer_id = $2 AND state = 'held') AS held
  FROM products AS product JOIN sellers ON sellers.id = product.seller_id JOIN brands ON brands.id = product.brand_id
  WHERE product.id = ANY ($1::uuid[]) ORDER BY product.id ${ending}`;

const read = { name: 'products_of_today', text: todaysProducts('') };
/** In the order of their ids, as a checkout locks them, so that neither waits for the other. */
const lock = { name: 'lock_products_of_today', text: todaysProducts('FOR NO KEY UPDATE OF product') };

export const listProducts = (executor: Executor, ids: string[], customerId: string, isLocking = false) =>
  runStatement<TodaysProduct>(executor, isLocking ? lock : read, [ids, customerId]);

export async function findShipping(executor: Executor, customerId: string) {
  const rows = await executor
    .select({ savedShipping: customers.savedShipping })
    .from(customers)
    .where(eq(customers.id, customerId));
  return rows[0]?.savedShipping ?? undefined;
}
