import { z } from 'zod';
import { limits } from '../limits.ts';
import { deliveryStatuses, paymentStatuses } from '../statuses.ts';
import { chatMessage } from './chat.ts';
import { count, objectId } from './fields.ts';
import { orderProduct } from './orders.ts';

const TEST_MESSAGE_MAX_LENGTH = 200;

/** Socket.IO `auth`: without a token only public events are heard. */
export const handshakeAuth = z.object({ token: z.string().max(limits.tokenLength).optional() });

const activeSellers = z.array(z.object({ sellerId: z.string() }));
export type ActiveSellers = z.infer<typeof activeSellers>;

/** The reverse, for a seller: of the customers who have written to the shop. */
const activeCustomers = z.array(z.object({ customerId: z.string() }));
export type ActiveCustomers = z.infer<typeof activeCustomers>;

const stockChange = z.object({
  _id: z.string(),
  productId: z.string(),
  productInfo: z.object({ _id: z.string() }),
  quantity: z
    .int()
    .meta({ description: 'By how much the stock fell; negative when it rose, 0 in the answer to a check' }),
  newStock: count.meta({ description: 'The stock now' }),
  revision: count.meta({ description: 'Rises per product: an event with a lower one is old news' }),
});
export type StockChange = z.infer<typeof stockChange>;

export const stockUpdated = z.object({ products: z.array(stockChange) });
export type StockUpdated = z.infer<typeof stockUpdated>;

/** A review of the product was written or rewritten; what they add up to now is to be read. */
export const reviewsUpdated = z.object({ productId: z.string() });
export type ReviewsUpdated = z.infer<typeof reviewsUpdated>;

/** What a page shows, for the shop to say where it is out of date. */
const stockCheck = z.object({
  products: z.array(z.object({ productId: objectId('Product'), revision: count })).max(limits.checkedProducts),
});
export type StockCheck = z.infer<typeof stockCheck>;

/** The newest review a page shows of a product; none where nobody has written one. */
const reviewsCheck = z.object({ productId: objectId('Product'), newest: z.iso.datetime().optional() });
export type ReviewsCheck = z.infer<typeof reviewsCheck>;

export const orderStatusUpdated = z.object({
  orderId: z.string(),
  delivery_status: z.enum(deliveryStatuses),
  payment_status: z.enum(paymentStatuses),
  products: z.array(orderProduct),
  revision: count.meta({ description: 'Rises per order: an event with a lower one is old news' }),
});
export type OrderStatusUpdated = z.infer<typeof orderStatusUpdated>;

const shopOrderChanged = z.object({ orderId: z.string(), orderNumber: z.int(), isNew: z.boolean() });
export type ShopOrderChanged = z.infer<typeof shopOrderChanged>;

const returnAsked = z.object({ returnId: z.string(), orderNumber: z.int() });
export type ReturnAsked = z.infer<typeof returnAsked>;

const testMessage = z.object({ message: z.string() });
export type TestMessage = z.infer<typeof testMessage>;

export const serverEvents = {
  activeSeller: activeSellers,
  activeCustomer: activeCustomers,
  stockUpdated,
  reviewsUpdated,
  orderStatusUpdated,
  seller_message: chatMessage,
  customer_message: chatMessage,
  shop_order_changed: shopOrderChanged,
  return_asked: returnAsked,
  testResponse: testMessage,
} as const;

/** Only the id is read: the server relays what it stored, never what it was handed. */
const relayedMessage = z.object({ _id: z.string().max(limits.idLength) });

/** First argument of each client event. `add_user`, `add_seller` and `manual_disconnect` are not read. */
export const clientEvents = {
  send_customer_message: relayedMessage,
  send_seller_message: relayedMessage,
  check_stock: stockCheck,
  check_reviews: reviewsCheck,
  test: z.object({ message: z.string().transform((text) => text.slice(0, TEST_MESSAGE_MAX_LENGTH)) }),
} as const;
