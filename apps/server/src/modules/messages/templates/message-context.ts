import type { CheckAnswer, ClaimAnswer, ClaimState, ReturnState } from '@urumuri/contract';
import type { DeviceWords, SecurityEvent, StaffEvent } from '../../../db/notices.ts';

export type { DeviceWords, StaffEvent } from '../../../db/notices.ts';

export type OrderWords = {
  number: number;
  lines: { name: string; quantity: number; amountRwf: number; isCancelled: boolean }[];
  voucherCode: string | undefined;
  voucherRwf: number;
  shippingFeeRwf: number;
  totalRwf: number;
  /** Some of it costs no delivery because it is picked up. */
  hasPickup?: boolean;
  paidRwf: number;
  /** What is still to be collected. */
  openRwf: number;
  /** Whom and when the shop calls. */
  contactBy: 'phone' | 'whatsapp';
  contactFrom: Date | undefined;
  contactUntil: Date | undefined;
  customer: { name: string; phone: string; place: string };
  href: string;
};

export type ReturnWords = {
  number: number;
  status: ReturnState;
  shopName: string;
  customerName: string;
  lines: { name: string; quantity: number }[];
  answer: string;
  /** What went back as money. */
  refundRwf: number;
  takenOffRwf: number;
  href: string;
};

export type ReviewWords = { productName: string; shopName: string; answer: string; hiddenReason: string; href: string };

/** What staff have written for the customer; empty: nothing. */
type Noted = { note: string };

export type PaymentWords = OrderWords & {
  /** Below zero where it was given back. */
  amountRwf: number;
  reference: string;
  /** Why it was refused. */
  reason: string;
  /** How the money of the order stands. */
  says: string[];
};

/** `isConfirmed`: on the phone, so that nobody calls. `promised`: the days, where its place has a zone. */
export type NewOrderWords = OrderWords & { isConfirmed: boolean; promised: { from: Date; until: Date } | undefined };

/** What each template is told. */
export type MessageContext = {
  order_received: NewOrderWords;
  /** `pickup`: where it is ready, and what the customer shows there. */
  order_step: OrderWords &
    Noted & { status: string; shops: string[]; pickup?: { address: string; hours: string; code: string } | undefined };
  order_cancelled: OrderWords & Noted & { isWhole: boolean };
  /** What was changed and why, and why alone. */
  order_changed: OrderWords & Noted & { reason: string };
  order_note: OrderWords & Noted;
  call_missed: OrderWords & { shops: string[] };
  payment_claimed: PaymentWords;
  payment_seen: PaymentWords;
  payment_refused: PaymentWords;
  chat_waiting: { shopName: string; href: string };
  return_step: ReturnWords;
  return_desk: ReturnWords;
  review_answered: ReviewWords;
  review_hidden: ReviewWords;
  new_order: NewOrderWords;
  part_cancelled: OrderWords & { damaged: string[] };
  part_changed: OrderWords & { damaged: string[] };
  claim_step: {
    number: number;
    productName: string;
    shopName: string;
    state: ClaimState;
    answer: string;
    href: string;
  };
  new_claim: { number: number; productName: string; customerName: string; problem: string; href: string };
  claim_answered: {
    number: number;
    productName: string;
    customerName: string;
    state: ClaimAnswer;
    answer: string;
    href: string;
  };
  low_stock: { productName: string; available: number; href: string };
  products_checked: { products: string; answer: CheckAnswer; note: string; href: string };
  new_shop: { shopName: string; ownerName: string; phone: string; href: string };
  security: { event: SecurityEvent; href: string };
  new_device: { device: DeviceWords; href: string };
  guessed_at: { href: string };
  staff_security: {
    shopName: string;
    ownerName: string;
    isColleague: boolean;
    event: StaffEvent;
    device: DeviceWords;
    href: string;
  };
  password_reset: { href: string };
  confirm_email: { href: string };
  change_email: { href: string };
  email_changed: { email: string };
  sign_in_code: { code: string };
  confirm_phone: { code: string };
};

export type Template = keyof MessageContext;
