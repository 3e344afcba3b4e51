import { z } from 'zod';
import { limits } from '../limits.ts';
import { deliveryStatuses, paymentStatuses } from '../statuses.ts';
import { quantity } from './cart.ts';
import { claimedId, count, isoDate, messageOnly, objectId, requiredText, rwf } from './fields.ts';
import { shippingInfo } from './shipping.ts';
import { voucherCode } from './vouchers.ts';

const deliveryStatus = z.enum(deliveryStatuses);
const paymentStatus = z.enum(paymentStatuses);

export const orderProduct = z.object({
  _id: z.string(),
  productId: z.string(),
  quantity: count,
  name: z.string(),
  slug: z.string(),
  brand: z.string(),
  images: z.array(z.string()),
  price: rwf,
  discount: z.int().min(0).max(100),
  shopName: z.string(),
  sellerId: z.string(),
});
export type OrderProduct = z.infer<typeof orderProduct>;

/** One seller's share of an order. */
export const orderPart = z.object({
  _id: z.string(),
  sellerId: z.string(),
  shopName: z.string(),
  price: rwf,
  delivery_status: deliveryStatus,
});
export type OrderPart = z.infer<typeof orderPart>;

const storedShipping = z.object({
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  post: z.string(),
  province: z.string(),
  city: z.string(),
  area: z.string(),
  email: z.string(),
});

export const order = z.object({
  _id: z.string(),
  customerId: z.string(),
  orderNumber: z.string().optional(),
  price: rwf.meta({ description: 'What the customer pays: shipping included, voucher taken off' }),
  shipping_fee: rwf,
  voucher_code: z.string().optional(),
  voucher_discount: rwf.optional(),
  payment_status: paymentStatus,
  delivery_status: deliveryStatus,
  products: z.array(orderProduct),
  parts: z.array(orderPart),
  shipping_Info: storedShipping,
  shippingInfo: storedShipping,
  revision: count.optional().meta({ description: 'Rises with every change of the order' }),
  date: z.string().meta({ description: 'A readable date in Kigali' }),
  createdAt: isoDate,
});
export type Order = z.infer<typeof order>;

const notAProduct = { error: 'Each line must name a product' };
const emptyOrder = 'The order is empty';
const orderTooLong = `An order may hold at most ${limits.orderProducts} products`;

const orderLine = z
  .object(
    {
      _id: objectId('Cart line').optional(),
      productInfo: z.object({ _id: objectId('Product') }, notAProduct).optional(),
      quantity,
    },
    notAProduct,
  )
  .refine((line) => line._id !== undefined || line.productInfo !== undefined, {
    ...notAProduct,
  });

const orderLines = z.array(orderLine, notAProduct).max(limits.orderProducts, orderTooLong);
const orderGroup = z.object({ products: orderLines }, notAProduct);

const claim = z.number({ error: 'Amounts must be numbers' }).optional();

/**
 * Amounts are what the shopper saw, to be compared and never charged. A line without `productInfo`
 * names a line of the caller's own cart.
 */
export const placeOrderBody = z
  .object({
    userId: claimedId.optional(),
    products: z.array(orderGroup, { error: emptyOrder }).max(limits.orderProducts, orderTooLong),
    shipping_info: shippingInfo.optional(),
    shippingInfo: shippingInfo.optional(),
    price: claim,
    shipping_fee: claim,
    items: claim,
    voucherCode: voucherCode.optional(),
    total: claim,
  })
  .transform((body, context) => {
    const lines = body.products
      .flatMap((group) => group.products)
      .map((line) => ({ productId: line.productInfo?._id, cartLineId: line._id, quantity: line.quantity }));
    if (lines.length === 0 || lines.length > limits.orderProducts) {
      const message = lines.length === 0 ? emptyOrder : orderTooLong;
      context.addIssue({ code: 'custom', path: ['products'], message });
    }
    const shipping = body.shipping_info ?? body.shippingInfo;
    if (!shipping) {
      const message = 'Delivery details must be filled in';
      context.addIssue({ code: 'custom', path: ['shipping_info'], message });
      return z.NEVER;
    }
    return {
      userId: body.userId,
      lines,
      shippingInfo: shipping,
      voucherCode: body.voucherCode,
      seen: { price: body.price, shippingFee: body.shipping_fee, items: body.items, total: body.total },
    };
  });
export type PlaceOrderBody = z.output<typeof placeOrderBody>;
export type PlaceOrderPayload = z.input<typeof placeOrderBody>;

export const idempotencyKey = z
  .string()
  .max(limits.idempotencyKeyLength, { error: 'Idempotency-Key is too long', abort: true })
  .regex(/^[\x20-\x7e]+$/, 'Idempotency-Key must be printable ASCII');

export const placeOrderResponse = z.object({
  message: z.string(),
  orderId: z.string(),
  price: rwf.optional(),
  shipping_fee: rwf.optional(),
  items: count.optional(),
});
export type PlacedOrder = z.infer<typeof placeOrderResponse>;

/** `all`, a delivery status, or an unknown word, which lists nothing. */
export const ordersParams = z.object({
  customerId: claimedId,
  status: requiredText('Status', limits.idLength),
});
export const ordersResponse = z.object({ orders: z.array(order) });

export const orderParams = z.object({ orderId: objectId('Order') });
export const orderDetailsResponse = z.object({ order });

export const clearOrdersParams = z.object({ customerId: claimedId });
export const clearOrdersResponse = messageOnly;

export const cancelOrderResponse = z.object({ message: z.string(), order });
