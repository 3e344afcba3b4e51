import type { TemplateReader } from '@urumuri/contract';
import type { Template } from './message-context.ts';

type Entry = { reader: TemplateReader; sentFor: string };

const customer = (sentFor: string): Entry => ({ reader: 'customer', sentFor });
const shop = (sentFor: string): Entry => ({ reader: 'shop', sentFor });
const office = (sentFor: string): Entry => ({ reader: 'office', sentFor });
const account = (sentFor: string): Entry => ({ reader: 'account', sentFor });

/** Whom each message is for and what makes it go out, for the office that looks for its text. */
export const directory: Record<Template, Entry> = {
  order_received: customer('Somebody has ordered: the number, what it comes to, and when we call.'),
  order_step: customer('An order is being prepared, packed, delivered or paid.'),
  order_changed: customer('Staff have changed lines, delivery or the call of an order.'),
  order_cancelled: customer('A part of an order is cancelled, or all of it.'),
  order_note: customer('Staff have written a note to the customer by itself.'),
  call_missed: customer('We called about an order, and nobody answered.'),
  payment_seen: customer('A payment was agreed to, or money was given back.'),
  payment_refused: customer('A payment could not be taken, and why.'),
  return_step: customer('A return is asked for, decided, received or closed.'),
  claim_step: customer('A warranty is claimed, or a claim is answered.'),
  chat_waiting: customer('A shop has written in the chat, and the customer was away.'),
  review_answered: customer('A shop has answered a review.'),
  review_hidden: customer('The office has hidden a review, and why.'),
  sign_in_code: customer('Somebody signs in with a phone number and a code.'),
  confirm_phone: customer('A customer adds a phone number to the account.'),
  new_order: shop('An order has come in. The office hears of each, too.'),
  part_changed: shop('The office has changed an order of the shop.'),
  part_cancelled: shop('An order is cancelled, not by the shop itself. The office hears of it, too.'),
  return_desk: shop(
    'A customer wants to return something, or the office has taken a step. The office hears of it, too.',
  ),
  new_claim: shop('A customer claims a warranty.'),
  claim_answered: shop('The office has answered a claim in place of the shop.'),
  low_stock: shop('A product is nearly or all sold out. The office hears of it, too.'),
  new_shop: office('A new shop wants to sell here.'),
  payment_claimed: office('A customer says to have paid: to be verified.'),
  staff_security: office('Something happens to the account of a shop or of a colleague.'),
  password_reset: account('A password is forgotten, or the office sends a link for a new one.'),
  confirm_email: account('An account is new, or its e-mail is to be confirmed.'),
  change_email: account('A new e-mail is to be confirmed; it goes to the new one.'),
  email_changed: account('The e-mail is to be another; it goes to the old one.'),
  security: account('A password or the two-step sign-in was changed.'),
  new_device: account('A device that was not seen before has signed in.'),
  guessed_at: account('Somebody tries one password after the other.'),
};

/** Codes for a number go there alone. */
const bySms = new Set<Template>(['sign_in_code', 'confirm_phone']);

/** By what a message may go out; what opens an account is shown on no locked screen. */
export function listWays(template: Template, isSecret: boolean): ('email' | 'sms' | 'push')[] {
  if (bySms.has(template)) return ['sms'];
  return isSecret ? ['email', 'sms'] : ['email', 'sms', 'push'];
}
