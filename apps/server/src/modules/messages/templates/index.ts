import { locales } from './locales.ts';
import type { Language } from '@urumuri/contract';
import type { Template } from './message-context.ts';

export type { MessageContext, OrderWords, ReturnWords, ReviewWords, Template } from './message-context.ts';
export { sayCancellation, sayChanges, sayReason } from './changes.ts';
export { directory, isSecret, listWays } from './directory.ts';
export { unitsOf, writeLetter } from './letters.ts';
export { writeStanding } from './standing.ts';
export { readLanguage, textsOf } from './texts.ts';
export { fill, listWords, type Words } from './words.ts';

export const localeOf = (language: Language) => locales[language];

/** What a reader may switch off, in the words of the page where they do. */
export const switchable = {
  customer: {
    order_received: 'My order has been received',
    order_step: 'Every step of my order',
    order_cancelled: 'Something of my order is cancelled',
    order_changed: 'My order was changed',
    order_note: 'You have a note about my order',
    payment_seen: 'My payment was received or refunded',
    payment_refused: 'My payment could not be taken',
    call_missed: 'You called and could not reach me',
    claim_step: 'My warranty claim is answered',
    chat_waiting: 'A shop has answered me in the chat',
    return_step: 'Every step of a return',
    review_answered: 'A shop has answered my review',
    new_device: 'A new device signs in to my account',
    guessed_at: 'Someone is trying to guess my password',
  },
  seller: {
    new_order: 'A new order',
    new_claim: 'Somebody claims a warranty',
    claim_answered: 'The office has answered a warranty claim',
    part_cancelled: 'An order is cancelled',
    part_changed: 'The office has changed an order',
    low_stock: 'A product is nearly sold out',
    products_checked: 'The office has checked one of my products',
    return_desk: 'Something is to come back',
    new_device: 'A new device signs in to my account',
    guessed_at: 'Someone is trying to guess my password',
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
    guessed_at: 'Someone is trying to guess my password',
    staff_security: 'Something happens to the account of a shop or of a colleague',
  },
} as const satisfies Record<string, Partial<Record<Template, string>>>;
