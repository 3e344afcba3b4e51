import { z } from 'zod';
import { returnStates } from '../after-sale.ts';
import { limits } from '../limits.ts';
import { callOutcomes, contactWays, deliveryStatuses, paymentStatuses } from '../statuses.ts';
import { quantity } from './cart.ts';
import { askedContact, readContact } from './contact.ts';
import {
  claimedId,
  count,
  discountPercent,
  isoDate,
  messageOnly,
  objectId,
  ordersPageNumber,
  queryInteger,
  requiredText,
  rwf,
} from './fields.ts';
import { orderPayment } from './payments.ts';
import { product } from './product.ts';
import { deliveryPlace, shippingInfo } from './shipping.ts';
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
  discount: discountPercent,
  shopName: z.string(),
  sellerId: z.string(),
});
export type OrderProduct = z.infer<typeof orderProduct>;

const expiresAt = isoDate.optional().meta({
  description: 'It is cancelled then, unless confirmed in a call or paid before; absent: it stays',
});

/** One seller's share of an order. */
const orderPart = z.object({
  _id: z.string(),
  sellerId: z.string(),
  shopName: z.string(),
  price: rwf,
  open: rwf.optional().meta({ description: 'What is still to be paid for it; in the details only' }),
  delivery_status: deliveryStatus,
  pickup: z
    .object({
      address: z.string(),
      hours: z.string(),
      code: z
        .string()
        .optional()
        .meta({ description: 'To be shown at the shop; in the details only, once it is ready' }),
    })
    .optional()
    .meta({ description: 'Where it is picked up; absent: it is delivered' }),
  expires_at: expiresAt,
});
export type OrderPart = z.infer<typeof orderPart>;

/** Where an order goes, as it was given. */
export const keptShipping = z.object({
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  post: z.string(),
  province: z.string(),
  city: z.string(),
  area: z.string(),
});

const storedShipping = keptShipping.extend({ email: z.string() });

export const order = z.object({
  _id: z.string(),
  customerId: z.string(),
  orderNumber: z.string().optional(),
  price: rwf.meta({
    description: 'What the customer pays: shipping included, voucher taken off, cancelled parts left out',
  }),
  shipping_fee: rwf,
  deliver_from: z.string().optional().meta({ description: 'The first day it was promised for, as 2026-12-25' }),
  deliver_until: z.string().optional(),
  voucher_code: z.string().optional(),
  voucher_discount: rwf.optional(),
  payment_status: paymentStatus,
  delivery_status: deliveryStatus,
  products: z.array(orderProduct),
  parts: z.array(orderPart),
  shipping_Info: storedShipping,
  shippingInfo: storedShipping,
  contact_by: z.enum(contactWays).optional(),
  contact_from: isoDate
    .optional()
    .meta({ description: 'When the customer asked to be called; absent: as soon as possible' }),
  contact_until: isoDate.optional(),
  expires_at: expiresAt,
  revision: count.optional().meta({ description: 'Rises with every change of the order' }),
  date: z.string().meta({ description: 'A readable date in Kigali' }),
  createdAt: isoDate,
});
export type Order = z.infer<typeof order>;

export const orderEventKinds = ['delivery', 'payment', 'call', 'change', 'note', 'return', 'warranty'] as const;
const paymentSteps = ['claimed', 'agreed', 'given_back'] as const;
const warrantySteps = ['recorded', 'claimed', 'answered'] as const;

/** Something that happened to an order. */
const orderStep = z.object({
  kind: z.enum(orderEventKinds),
  status: z.enum([
    ...deliveryStatuses,
    ...paymentStatuses,
    ...paymentSteps,
    ...callOutcomes,
    'noted',
    ...returnStates,
    ...warrantySteps,
  ]),
  at: isoDate,
  shopName: z.string().optional().meta({ description: 'The shop whose part it was; absent: the whole order' }),
  note: z.string().optional(),
});
export type OrderStep = z.infer<typeof orderStep>;

const orderDetails = order.extend({
  cancellable: z.boolean().meta({ description: 'The customer may still cancel it' }),
  history: z.array(orderStep).meta({ description: 'What happened to the order, the oldest first' }),
  payment: orderPayment,
});
export type OrderDetails = z.infer<typeof orderDetails>;

/** What a link in a message shows: the order, and nothing of who has ordered it. */
export const linkedOrderResponse = z.object({
  order: orderDetails
    .omit({
      customerId: true,
      shipping_Info: true,
      shippingInfo: true,
      voucher_code: true,
      cancellable: true,
      payment: true,
      revision: true,
    })
    .extend({ place: z.string().meta({ description: 'The sector and district it goes to' }) }),
});
export type LinkedOrder = z.infer<typeof linkedOrderResponse>['order'];

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
const orderGroups = z.array(orderGroup, { error: emptyOrder }).max(limits.orderProducts, orderTooLong);

/** The lines of all groups; says so when there is none, or too many together. */
function readLines(groups: z.output<typeof orderGroups>, context: z.RefinementCtx) {
  const lines = groups
    .flatMap((group) => group.products)
    .map((line) => ({ productId: line.productInfo?._id, cartLineId: line._id, quantity: line.quantity }));
  if (lines.length === 0 || lines.length > limits.orderProducts) {
    const message = lines.length === 0 ? emptyOrder : orderTooLong;
    context.addIssue({ code: 'custom', path: ['products'], message });
  }
  return lines;
}

/** Shops whose part of the order the customer picks up there. */
const pickup = z
  .array(objectId('Shop'), { error: 'Pickup must be a list of shops' })
  .max(limits.orderProducts, orderTooLong)
  .transform((ids) => [...new Set(ids.map((id) => id.toLowerCase()))])
  .optional();

const claim = z.number({ error: 'Amounts must be numbers' }).optional();

/**
 * Amounts are what the shopper saw, to be compared and never charged. A line without `productInfo`
 * names a line of the caller's own cart.
 */
export const placeOrderBody = z
  .object({
    userId: claimedId.optional(),
    products: orderGroups,
    shipping_info: shippingInfo.optional(),
    shippingInfo: shippingInfo.optional(),
    price: claim,
    shipping_fee: claim,
    items: claim,
    voucherCode: voucherCode.optional(),
    pickup,
    total: claim,
    ...askedContact,
  })
  .transform((body, context) => {
    const lines = readLines(body.products, context);
    const contact = readContact(body, context);
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
      pickup: body.pickup,
      contact,
      seen: { price: body.price, shippingFee: body.shipping_fee, items: body.items, total: body.total },
    };
  });
export type PlaceOrderBody = z.output<typeof placeOrderBody>;

/** The same products as an order names them, and of where they go what decides the fee. */
export const quoteOrderBody = z
  .object({
    userId: claimedId.optional(),
    products: orderGroups,
    voucherCode: voucherCode.optional(),
    pickup,
    shipping_info: deliveryPlace
      .optional()
      .meta({ description: 'Left out: where the customer last had an order sent' }),
  })
  .transform(({ products, shipping_info: place, ...body }, context) => ({
    ...body,
    place,
    lines: readLines(products, context),
  }));
export type QuoteOrderBody = z.output<typeof quoteOrderBody>;

const quotedProduct = product.pick({
  _id: true,
  slug: true,
  name: true,
  brand: true,
  price: true,
  discount: true,
  stock: true,
  stockRevision: true,
  images: true,
  shopName: true,
  sellerId: true,
});

const quotedLine = z.object({
  _id: z.string().optional().meta({ description: 'The cart line, if it was named' }),
  quantity: count,
  most: count.meta({ description: 'The most of it this customer may order now' }),
  productInfo: quotedProduct,
});
export type QuotedLine = z.infer<typeof quotedLine>;

const quotedGroup = z.object({
  sellerId: z.string(),
  shopName: z.string(),
  price: rwf,
  products: z.array(quotedLine),
  pickup: z
    .object({ address: z.string(), hours: z.string(), isChosen: z.boolean() })
    .optional()
    .meta({ description: 'Where it can be picked up instead of delivered, without a fee' }),
});
export type QuotedGroup = z.infer<typeof quotedGroup>;

/** Like the cart, it sums only lines of which the customer may have as many. */
export const quoteOrderResponse = z.object({
  products: z.array(quotedGroup),
  missing: z.array(z.string()).meta({ description: 'Ids of products that are no longer sold' }),
  price: rwf,
  shipping_fee: rwf,
  voucher_code: z.string().optional(),
  voucher_discount: rwf,
  voucher_refusal: z.string().optional().meta({ description: 'Why the voucher takes nothing off' }),
  total: rwf,
  items: count,
  shipping_info: keptShipping.optional().meta({ description: 'Where the customer last had an order sent' }),
});
export type OrderQuote = z.infer<typeof quoteOrderResponse>;

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
export const ordersQuery = z.object({
  pageNumber: ordersPageNumber,
  perPage: queryInteger('Page size', 1, limits.listedOrders).transform((perPage) => perPage ?? limits.listedOrders),
});
export type OrdersQuery = z.infer<typeof ordersQuery>;
export const ordersResponse = z.object({ orders: z.array(order), totalOrder: count, perPage: count });

export const orderParams = z.object({ orderId: objectId('Order') });
export const orderDetailsResponse = z.object({ order: orderDetails });

export const clearOrdersParams = z.object({ customerId: claimedId });
export const clearOrdersResponse = messageOnly;

export const cancelOrderResponse = z.object({ message: z.string(), order });
