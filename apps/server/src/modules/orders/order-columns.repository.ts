import { orderLines, orders } from '../../db/schema/index.ts';

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
  discountPercent: orderLines.discountPercent,
};
