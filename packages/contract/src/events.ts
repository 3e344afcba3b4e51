import type { CustomerTokenPayload } from './schemas/accounts.ts';
import type { ChatMessage } from './schemas/chat.ts';
import type {
  ActiveCustomers,
  ActiveSellers,
  OrderStatusUpdated,
  ReturnAsked,
  ReviewsCheck,
  ReviewsUpdated,
  ShopOrderChanged,
  StockCheck,
  StockUpdated,
  TestMessage,
} from './schemas/events.ts';

export type ServerToClientEvents = {
  /** To a customer. */
  activeSeller: (sellers: ActiveSellers) => void;
  /** To a seller. */
  activeCustomer: (customers: ActiveCustomers) => void;
  stockUpdated: (event: StockUpdated) => void;
  reviewsUpdated: (event: ReviewsUpdated) => void;
  orderStatusUpdated: (event: OrderStatusUpdated) => void;
  /** To a customer. */
  seller_message: (message: ChatMessage) => void;
  /** To a seller. */
  customer_message: (message: ChatMessage) => void;
  /** To the sellers with a part in the order, and to the office: it is new, or has changed. */
  shop_order_changed: (event: ShopOrderChanged) => void;
  /** To the seller whose goods a customer wants to give back, and to the office. */
  return_asked: (event: ReturnAsked) => void;
  testResponse: (message: TestMessage) => void;
};

type UserInfo = Partial<Pick<CustomerTokenPayload, 'id' | 'name' | 'email' | 'image'>>;

/** Identity comes from the handshake token; what `add_user` and `add_seller` carry is not believed. */
export type ClientToServerEvents = {
  add_user: (customerId: string, userInfo?: UserInfo) => void;
  add_seller: (sellerId: string, sellerInfo?: UserInfo) => void;
  send_customer_message: (message: ChatMessage) => void;
  send_seller_message: (message: ChatMessage) => void;
  /** Answered by `stockUpdated` with those of the products that have changed since; if none has, by nothing. */
  check_stock: (check: StockCheck) => void;
  /** Answered by `reviewsUpdated` when a review was written or rewritten since; if none was, by nothing. */
  check_reviews: (check: ReviewsCheck) => void;
  manual_disconnect: (reason?: unknown) => void;
  test: (message: TestMessage) => void;
};

const transports: ('websocket' | 'polling')[] = ['websocket', 'polling'];

/** `tryAllTransports` is what makes polling a fallback when the websocket fails. */
export const socketOptions = {
  transports,
  tryAllTransports: true,
  forceNew: true,
  reconnection: true,
  reconnectionAttempts: 10,
  reconnectionDelay: 1_000,
  reconnectionDelayMax: 5_000,
  timeout: 20_000,
};
