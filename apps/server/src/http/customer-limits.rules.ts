import type { AnyRouteName, CustomerRouteName, customerRoutes, SellerRouteName } from '@urumuri/contract';
import type { Allowance } from '../limits/allowance.rules.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** How often one customer may do a thing; what stands under one name is counted together. */
export const customerAllowances = {
  /** Carts, lists and what else a person changes by tapping. */
  change: [{ max: 60, windowMs: minuteMs }],
  quote: [{ max: 60, windowMs: minuteMs }],
  /** An order costs nothing to place and keeps goods from others. How many a day is the office's to say. */
  order: [
    { max: 6, windowMs: minuteMs },
    { max: 30, windowMs: dayMs },
  ],
  openChat: [{ max: 60, windowMs: minuteMs }],
  message: [
    { max: 20, windowMs: minuteMs },
    { max: 300, windowMs: dayMs },
  ],
  review: [{ max: 5, windowMs: hourMs }],
  reportReview: [{ max: 10, windowMs: dayMs }],
  askReturn: [{ max: 10, windowMs: dayMs }],
  /** Each is decoded, and kept whether it is asked with or not. */
  picture: [
    { max: 10, windowMs: 10 * minuteMs },
    { max: 40, windowMs: dayMs },
  ],
  /** Nobody pays so often, and nobody is to find out by trying which references are used. */
  proof: [
    { max: 6, windowMs: minuteMs },
    { max: 40, windowMs: dayMs },
  ],
  /** By staff: enough for a busy desk, too few to go through the numbers of a country. */
  lookUpNumber: [
    { max: 20, windowMs: minuteMs },
    { max: 300, windowMs: dayMs },
  ],
  takeOrder: [
    { max: 20, windowMs: minuteMs },
    { max: 500, windowMs: dayMs },
  ],
} as const satisfies Record<string, readonly Allowance[]>;

export type AllowanceName = keyof typeof customerAllowances;

type Routes = typeof customerRoutes;

/** Calls by which a customer changes something, or makes the server work. */
type WritingCall = {
  [Name in CustomerRouteName]: Routes[Name] extends { auth: 'customer'; method: 'POST' | 'PUT' | 'DELETE' }
    ? Name
    : never;
}[CustomerRouteName];

/** What each such call counts as. Guesses at a password are counted where they are made. */
export const customerLimits = {
  addToCart: 'change',
  increaseQuantity: 'change',
  decreaseQuantity: 'change',
  deleteCartLine: 'change',
  applyVoucher: 'change',
  addToWishlist: 'change',
  removeFromWishlist: 'change',
  cancelOrder: 'change',
  claimWarranty: 'message',
  clearOrders: 'change',
  quoteOrder: 'quote',
  placeOrder: 'order',
  addChatFriend: 'openChat',
  submitReview: 'review',
  reportReview: 'reportReview',
  askReturn: 'askReturn',
  saveInvoiceRecipient: 'change',
  withdrawReturn: 'change',
  uploadReturnPicture: 'picture',
  claimPayment: 'proof',
  sendMessageToSeller: 'message',
  endSession: 'change',
  endOtherSessions: 'change',
  saveMessageChoices: 'change',
  confirmPhone: 'change',
  savePush: 'change',
  endOrderLinks: 'change',
  sendConfirmation: undefined,
  changeEmail: undefined,
  changePhone: undefined,
  changePassword: undefined,
} as const satisfies Record<WritingCall, AllowanceName | undefined>;

/** What staff do in the name of customers. */
const staffLimits = {
  findCounterCustomer: 'lookUpNumber',
  quotePhoneOrder: 'quote',
  placePhoneOrder: 'takeOrder',
  sellAtCounter: 'takeOrder',
} as const satisfies Partial<Record<SellerRouteName, AllowanceName>>;

const limits: Partial<Record<AnyRouteName, AllowanceName | undefined>> = { ...customerLimits, ...staffLimits };

export function findAllowance(call: AnyRouteName | undefined): AllowanceName | undefined {
  return call && limits[call];
}
