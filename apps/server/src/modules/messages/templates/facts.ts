import type { ClaimState } from '@urumuri/contract';
import type { SecurityEvent } from '../../../db/notices.ts';

export type OrderWords = {
  number: number;
  lines: { name: string; quantity: number; amountRwf: number; isCancelled: boolean }[];
  voucherRwf: number;
  shippingFeeRwf: number;
  totalRwf: number;
  /** Whom and when the shop calls. */
  contactBy: 'phone' | 'whatsapp';
  contactFrom: Date | undefined;
  contactUntil: Date | undefined;
  customer: { name: string; phone: string; place: string };
  href: string;
};

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

/** What each template is told. */
export type Facts = {
  order_received: OrderWords;
  order_step: OrderWords & Noted & { status: string; shops: string[] };
  order_cancelled: OrderWords & Noted & { isWhole: boolean };
  order_changed: OrderWords & Noted;
  order_note: OrderWords & Noted;
  call_missed: OrderWords & { shops: string[] };
  payment_claimed: PaymentWords;
  payment_seen: PaymentWords;
  payment_refused: PaymentWords;
  chat_waiting: { shopName: string; href: string };
  new_order: OrderWords;
  part_cancelled: OrderWords;
  part_changed: OrderWords;
  claim_step: {
    number: number;
    productName: string;
    shopName: string;
    state: ClaimState;
    answer: string;
    href: string;
  };
  new_claim: { number: number; productName: string; customerName: string; problem: string; href: string };
  low_stock: { productName: string; available: number; href: string };
  new_shop: { shopName: string; ownerName: string; phone: string; href: string };
  security: { event: SecurityEvent; href: string };
  password_reset: { href: string };
  confirm_email: { href: string };
  change_email: { href: string };
  email_changed: { email: string };
  sign_in_code: { code: string };
  confirm_phone: { code: string };
};

export type Template = keyof Facts;
