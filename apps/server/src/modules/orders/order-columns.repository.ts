import { type SQL, sql } from 'drizzle-orm';
import { exactDiscount } from '../../db/exact-discount.ts';
import { orderLines, orderParts, orders } from '../../db/schema/index.ts';

/** Where an order goes. */
export const shippingColumns = {
  name: orders.shippingName,
  address: orders.shippingAddress,
  phone: orders.shippingPhone,
  post: orders.shippingPost,
  province: orders.shippingProvince,
  city: orders.shippingCity,
  area: orders.shippingArea,
};

/** When a part is cancelled, unless its customer agrees to it in a call, pays or says to have paid before. */
export const partExpiresAt =
  sql`case when ${orders.paymentStatus} = 'unpaid' and ${orderParts.status} = 'pending' and ${orderParts.agreedAt} is null
      and not exists (select 1 from payments where payments.order_id = ${orders.id} and payments.state <> 'refused')
    then ${orders.expiresAt} end`.mapWith(orders.expiresAt) as SQL<Date | null>;

/** A line as it was when it was ordered. */
export const lineColumns = {
  id: orderLines.id,
  partId: orderLines.partId,
  productId: orderLines.productId,
  quantity: orderLines.quantity,
  name: orderLines.name,
  slug: orderLines.slug,
  brand: orderLines.brand,
  images: orderLines.images,
  priceRwf: orderLines.priceRwf,
  discountPercent: exactDiscount(orderLines),
};
