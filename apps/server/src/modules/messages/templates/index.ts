import type { Letter } from '../message.ts';
import { en } from './en.ts';
import type { Facts, Template } from './facts.ts';

export type { Facts, OrderWords, Template } from './facts.ts';

/** By language; whoever reads another one is written to in English. */
const templates: Record<string, typeof en> = { en };

export function writeLetter(language: string, template: Template, facts: Facts[Template]): Letter {
  return (templates[language] ?? en)[template](facts as never);
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
  },
  seller: {
    new_order: 'A new order',
    new_claim: 'Somebody claims a warranty',
    part_cancelled: 'An order is cancelled',
    part_changed: 'The office has changed an order',
    low_stock: 'A product is nearly sold out',
  },
  admin: {
    new_shop: 'A new shop wants to sell here',
    payment_claimed: 'A customer says to have paid',
    new_order: 'A new order',
    new_claim: 'Somebody claims a warranty of our own shop',
    part_cancelled: 'An order is cancelled',
    low_stock: 'A product is nearly sold out',
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
  new_order: 'New order',
  part_cancelled: 'Cancellation',
  part_changed: 'Order changed',
  claim_step: 'Answer to a claim',
  new_claim: 'Warranty claim',
  low_stock: 'Low stock',
  new_shop: 'New shop',
  security: 'Account changed',
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
