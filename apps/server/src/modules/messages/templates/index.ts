import { type Language, languages } from '@urumuri/contract';
import { describeStanding, type Standing } from '@urumuri/money/standing';
import type { Letter } from '../message.ts';
import { en } from './en.ts';
import type { MessageContext, Letters, Template } from './message-context.ts';
import { fr } from './fr.ts';
import { rw } from './rw.ts';
import { sayStanding } from './standing.ts';
import { locales } from './locales.ts';

export type { MessageContext, OrderWords, ReturnWords, ReviewWords, Template } from './message-context.ts';
export type { Locale } from './locales.ts';
export { sayCancellation, sayChanges, sayReason } from './changes.ts';
export { directory, listWays } from './directory.ts';

const templates: Record<Language, Letters> = { en, fr, rw };

/** Whoever reads another one is written to in English. */
export const readLanguage = (text: string): Language => (Object.hasOwn(languages, text) ? (text as Language) : 'en');

export function writeLetter(language: Language, template: Template, facts: MessageContext[Template]): Letter {
  return { ...templates[language][template](facts as never), language };
}

export const localeOf = (language: Language) => locales[language];

/** How the money of an order stands. */
export function writeStanding(language: Language, standing: Standing, isTheirs: boolean): string[] {
  if (language === 'en' || !isTheirs) return describeStanding(standing, isTheirs ? 'customer' : 'staff');
  return sayStanding(language, standing);
}

/** What a reader may switch off, in the words of the page where they do. */
export const switchable = {
  customer: {
    order_received: 'My order has been received',
    order_step: 'Every step of my order',
    order_cancelled: 'Something of my order is cancelled',
    order_changed: 'My order was changed',
    order_note: 'You have a note about my order',
    payment_seen: 'My payment was received, or given back',
    payment_refused: 'My payment could not be taken',
    call_missed: 'You called and could not reach me',
    claim_step: 'My warranty claim is answered',
    chat_waiting: 'A shop has answered me in the chat',
    return_step: 'Every step of a return',
    review_answered: 'A shop has answered my review',
    new_device: 'A new device signs in to my account',
    guessed_at: 'Somebody tries to guess my password',
  },
  seller: {
    new_order: 'A new order',
    new_claim: 'Somebody claims a warranty',
    claim_answered: 'The office has answered a warranty claim',
    part_cancelled: 'An order is cancelled',
    part_changed: 'The office has changed an order',
    low_stock: 'A product is nearly sold out',
    return_desk: 'Something is to come back',
    new_device: 'A new device signs in to my account',
    guessed_at: 'Somebody tries to guess my password',
  },
  admin: {
    new_shop: 'A new shop wants to sell here',
    payment_claimed: 'A customer says to have paid',
    new_order: 'A new order',
    new_claim: 'Somebody claims a warranty of our own shop',
    claim_answered: 'A colleague has answered a claim to our own shop',
    part_cancelled: 'An order is cancelled',
    low_stock: 'A product is nearly sold out',
    return_desk: 'Something is to come back',
    new_device: 'A new device signs in to my account',
    guessed_at: 'Somebody tries to guess my password',
    staff_security: 'Something happens to the account of a shop or of a colleague',
  },
} as const satisfies Record<string, Partial<Record<Template, string>>>;

/** What a message is about, in the console's list. */
export const titles: Record<Template, string> = {
  order_received: 'Order received',
  order_step: 'Step of an order',
  order_cancelled: 'Cancellation',
  order_changed: 'Order changed',
  order_note: 'Note about an order',
  payment_claimed: 'Payment to verify',
  payment_seen: 'Payment received',
  payment_refused: 'Payment refused',
  call_missed: 'Missed call',
  chat_waiting: 'Chat',
  return_step: 'Step of a return',
  return_desk: 'Return',
  review_answered: 'Review answered',
  review_hidden: 'Review hidden',
  new_order: 'New order',
  part_cancelled: 'Cancellation, to the shop',
  part_changed: 'Order changed, to the shop',
  claim_step: 'Answer to a claim',
  new_claim: 'Warranty claim',
  claim_answered: 'Claim answered, to the shop',
  low_stock: 'Low stock',
  new_shop: 'New shop',
  security: 'Account changed',
  new_device: 'New device',
  guessed_at: 'Password guessed at',
  staff_security: 'Account of a shop',
  password_reset: 'New password',
  confirm_email: 'Confirm e-mail',
  change_email: 'New e-mail',
  email_changed: 'E-mail changed',
  sign_in_code: 'Sign-in code',
  confirm_phone: 'Confirm phone',
};

/** Messages that open an account: nobody but their reader sees what they say. */
const secret = new Set<Template>(['password_reset', 'confirm_email', 'change_email', 'sign_in_code', 'confirm_phone']);

export const isSecret = (template: string) => secret.has(template as Template);
