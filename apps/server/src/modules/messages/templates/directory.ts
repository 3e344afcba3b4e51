import type { TemplateReader } from '@urumuri/contract';
import type { Template } from './message-context.ts';

type Entry = { title: string; reader: TemplateReader; sentFor: string };

const customer = (title: string, sentFor: string): Entry => ({ title, reader: 'customer', sentFor });
const shop = (title: string, sentFor: string): Entry => ({ title, reader: 'shop', sentFor });
const office = (title: string, sentFor: string): Entry => ({ title, reader: 'office', sentFor });
const account = (title: string, sentFor: string): Entry => ({ title, reader: 'account', sentFor });

/** What each message is about, whom it is for and what makes it go out, for the office. */
export const directory: Record<Template, Entry> = {
  order_received: customer('Order received', 'Somebody has ordered: the number, what it comes to, and when we call.'),
  order_step: customer('Step of an order', 'An order is being prepared, packed, delivered or paid.'),
  order_changed: customer('Order changed', 'Staff have changed lines, delivery or the call of an order.'),
  order_cancelled: customer('Cancellation', 'A part of an order is cancelled, or all of it.'),
  order_note: customer('Note about an order', 'Staff have written a note to the customer by itself.'),
  call_missed: customer('Missed call', 'We called about an order, and nobody answered.'),
  payment_seen: customer('Payment received', 'A payment was confirmed, or money was refunded.'),
  payment_refused: customer('Payment refused', 'A payment could not be taken, and why.'),
  return_step: customer('Step of a return', 'A return is asked for, decided, received or closed.'),
  claim_step: customer('Answer to a claim', 'A warranty is claimed, or a claim is answered.'),
  chat_waiting: customer('Chat', 'A shop has written in the chat, and the customer was away.'),
  review_answered: customer('Review answered', 'A shop has answered a review.'),
  review_hidden: customer('Review hidden', 'The office has hidden a review, and why.'),
  sign_in_code: customer('Sign-in code', 'Somebody signs in with a phone number and a code.'),
  confirm_phone: customer('Confirm phone', 'A customer adds a phone number to the account.'),
  new_order: shop('New order', 'An order has come in. The office hears of each, too.'),
  part_changed: shop('Order changed, to the shop', 'The office has changed an order of the shop.'),
  part_cancelled: shop(
    'Cancellation, to the shop',
    'An order is cancelled, not by the shop itself. The office hears of it, too.',
  ),
  return_desk: shop(
    'Return',
    'A customer wants to return something, or the office has taken a step. The office hears of it, too.',
  ),
  new_claim: shop('Warranty claim', 'A customer claims a warranty.'),
  claim_answered: shop('Claim answered, to the shop', 'The office has answered a claim in place of the shop.'),
  low_stock: shop('Low stock', 'A product is nearly or all sold out. The office hears of it, too.'),
  products_checked: shop(
    'Product checked',
    'The office has approved a product of the shop, asked for changes or taken it off sale.',
  ),
  new_shop: office('New shop', 'A new shop wants to sell here.'),
  payment_claimed: office('Payment to verify', 'A customer says to have paid: to be verified.'),
  staff_security: office('Account of a shop', 'Something happens to the account of a shop or of a colleague.'),
  password_reset: account('New password', 'A password is forgotten, or the office sends a link for a new one.'),
  confirm_email: account('Confirm e-mail', 'An account is new, or its e-mail is to be confirmed.'),
  change_email: account('New e-mail', 'A new e-mail is to be confirmed; it goes to the new one.'),
  email_changed: account('E-mail changed', 'The e-mail is to be another; it goes to the old one.'),
  security: account('Account changed', 'A password or the two-step login was changed.'),
  new_device: account('New device', 'A device that was not seen before has signed in.'),
  guessed_at: account('Password guessed at', 'Somebody tries one password after the other.'),
};

/** Messages that open an account: nobody but their reader sees what they say. */
const secret = new Set<Template>(['password_reset', 'confirm_email', 'change_email', 'sign_in_code', 'confirm_phone']);

export const isSecret = (template: string) => secret.has(template as Template);

/** Codes for a number go there alone. */
const bySms = new Set<Template>(['sign_in_code', 'confirm_phone']);

/** By what a message may go out; what opens an account is shown on no locked screen. */
export function listWays(template: Template): ('email' | 'sms' | 'push')[] {
  if (bySms.has(template)) return ['sms'];
  return isSecret(template) ? ['email', 'sms'] : ['email', 'sms', 'push'];
}
