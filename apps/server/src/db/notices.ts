import { randomUUID } from 'node:crypto';
import type {
  CancelReason,
  CheckAnswer,
  ClaimState,
  DeliveryStatus,
  PaymentStatus,
  ReturnState,
} from '@urumuri/contract';
import type { Standing } from '@urumuri/money/standing';
import { type Executor, runStatement } from './client.ts';
import { wakeLater } from './outbox.ts';

/** A browser and what it runs on, as far as it says so. */
export type DeviceWords = { browser?: string | undefined; system?: string | undefined };

export type Recipient = { reader: 'customer' | 'seller'; readerId: string };

/** One thing that was changed of an order. No address and no phone number: links show it too. */
export type OrderChange =
  | { kind: 'line'; name: string; was: number; now: number }
  /** Without a shop: everything. */
  | { kind: 'cancelled'; shopName?: string }
  | { kind: 'moved'; area: string; city: string }
  | { kind: 'delivery' }
  | { kind: 'call' }
  | { kind: 'voucher'; code: string }
  | { kind: 'total'; beforeRwf: number; afterRwf: number };

/** What came back of an order and cannot be sold again. */
export type Damaged = { sellerId: string; name: string; quantity: number };

/** What a message lists of an order, as it stood when the message was caused. */
export type OrderStood = {
  deliveryStatus: DeliveryStatus;
  voucherRwf: number;
  shippingFeeRwf: number;
  totalRwf: number;
  /** Missing in notices of older versions. */
  standing?: Standing;
  lines: {
    partId: string;
    sellerId: string;
    shopName: string;
    status: DeliveryStatus;
    name: string;
    quantity: number;
    unitPriceRwf: number;
    isPickup?: boolean;
  }[];
};

/**
 * What people are told of. Data names things; what is said of them is read when the message is written. What may be
 * said otherwise by then goes along: words, and how an order stood. It is missing in notices of older versions.
 */
export type NoticeData = {
  /** `isAgreed`: on the phone, so that nobody calls. */
  order_placed: { orderId: string; isAgreed?: boolean };
  order_moved: {
    orderId: string;
    status: DeliveryStatus | PaymentStatus;
    partIds: string[];
    note?: string | undefined;
  };
  order_cancelled: {
    orderId: string;
    partIds: string[];
    by: 'customer' | 'seller' | 'admin' | 'shop';
    why?: CancelReason | undefined;
    note?: string | undefined;
    damaged?: Damaged[] | undefined;
    stood?: OrderStood;
  };
  /** What was changed is said as it was then: lines that are gone can no longer be read. */
  order_changed: {
    orderId: string;
    partIds: string[];
    by: 'seller' | 'admin';
    /** All of it in English, as it stands in the order's history. */
    note: string;
    why?: CancelReason | undefined;
    reason?: string;
    damaged?: Damaged[] | undefined;
    changes?: OrderChange[];
    stood?: OrderStood;
  };
  order_noted: { orderId: string; note: string };
  payment_claimed: { orderId: string; paymentId: string };
  payment_seen: { orderId: string; paymentId: string };
  payment_refused: { orderId: string; paymentId: string };
  /** `partIds`: those of all shops that one call was about. */
  call_missed: { orderId: string; partId: string; partIds?: string[] };
  /** `byId`: the staff who answered it, with these words. */
  warranty_claim: { claimId: string; state: ClaimState; byId?: string; answer?: string };
  /** Products of one shop that the office has answered at once. */
  products_checked: { sellerId: string; productIds: string[]; answer: CheckAnswer; note: string };
  low_stock: { productId: string; available: number };
  shop_registered: { sellerId: string };
  /** `byId`: the colleague who did it. */
  colleague_changed: { sellerId: string; event: ColleagueEvent; byId: string };
  chat_waiting: { threadId: string };
  /** `byId`: the customer or the staff who took the step. */
  return_moved: { returnId: string; status: ReturnState; byId: string; answer?: string };
  review_answered: { reviewId: string };
  review_hidden: { reviewId: string; reason?: string };
  security: Recipient & { event: SecurityEvent };
  new_device: Recipient & { device: DeviceWords };
  /** To whoever signs in with this e-mail or phone, if anybody does. */
  guessed_at: { account: 'customer' | 'seller'; name: string };
  /** To whoever has this e-mail or phone, if anybody has. */
  password_reset: { account: 'customer' | 'seller'; to: string };
  /** The same, sent by the office. */
  password_reset_sent: Recipient;
  confirm_email: Recipient;
  change_email: Recipient & { to: string };
  email_changed: Recipient & { to: string; email: string };
  sign_in_code: { to: string };
  confirm_phone: Recipient & { to: string };
};

export type SecurityEvent = 'password_changed' | 'second_step_on' | 'second_step_off' | 'second_step_reset';

/** What colleagues do to each other's accounts. */
type ColleagueEvent = 'account_added' | 'account_off' | 'account_on';

/** What the office hears of the accounts of its shops and staff. */
export type StaffEvent = SecurityEvent | ColleagueEvent | 'email_changed' | 'new_device' | 'guessed_at';

export type Notice = {
  [Kind in keyof NoticeData]: { kind: Kind; cause: string; data: NoticeData[Kind]; dueInSeconds?: number };
}[keyof NoticeData];

/** SQL that notes what `writeNotices` has written, for a statement that stores its cause. */
export const insertNotices = (json: string) => `
  INSERT INTO notices (kind, cause, data, due_at)
  SELECT kind, cause, data, now() + make_interval(secs => coalesce("dueInSeconds", 0))
  FROM jsonb_to_recordset(${json}::jsonb) AS notice (kind text, cause text, data jsonb, "dueInSeconds" integer)
  ON CONFLICT (kind, cause) DO NOTHING`;

const note = {
  name: 'note_notices',
  text: insertNotices('$1'),
};

/** Notes what people are to be told in the transaction that causes it: both are stored, or neither. */
export async function noteNotices(tx: Executor, notices: readonly Notice[]): Promise<void> {
  if (notices.length > 0) await runStatement(tx, note, [writeNotices(tx, notices)]);
}

/** For a statement that stores them itself, as part of what causes them: the JSON it takes. */
export function writeNotices(tx: Executor, notices: readonly Notice[]): string {
  wakeLater(tx);
  return JSON.stringify(notices);
}

/** The owner of an account hears of what somebody else might have done to it. */
export const securityNotice = (reader: Recipient, event: SecurityEvent): Notice => ({
  kind: 'security',
  cause: randomUUID(),
  data: { ...reader, event },
});
