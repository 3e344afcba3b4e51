import { groupPhone } from '@urumuri/contract';
import { identity } from '@urumuri/identity';
import { formatRwf } from '@urumuri/money';
import { accountEn } from './account-en.ts';
import { afterSaleEn } from './after-sale-en.ts';
import type { Letters, NewOrderWords } from './message-context.ts';
import { partsEn } from './parts-en.ts';
import { noteOf } from './parts.ts';
import { locales } from './locales.ts';

const { day, clock, join } = locales.en;
const { itemsOf, sumsOf, stillToPay, seeOrder, openConsole, damagedOf } = partsEn;

function callSentence({ isConfirmed, contactBy, contactFrom, contactUntil }: NewOrderWords): string {
  if (isConfirmed) return 'You agreed to it on the phone, and we prepare it now.';
  const call = contactBy === 'phone' ? 'We will call you' : 'We will call you on WhatsApp';
  if (!contactFrom || !contactUntil) return `${call} soon to agree on delivery and payment.`;
  const when = `on ${day(contactFrom)} between ${clock(contactFrom)} and ${clock(contactUntil)}`;
  return `${call} ${when} to agree on delivery and payment.`;
}

const orCall = () => (identity.phones[0] ? `, or call us: ${identity.phones[0]}` : '');

const from = (shops: readonly string[]) => (shops.length === 0 ? '' : ` from ${join(shops)}`);

/** What a customer is told of each step. */
const steps: Record<string, { subject: string; say(shops: string): string }> = {
  processing: { subject: 'is being prepared', say: (shops) => `Your order${shops} is confirmed and being prepared.` },
  warehouse: {
    subject: 'is packed',
    say: (shops) => `Your order${shops} is packed and ready to be delivered.`,
  },
  placed: {
    subject: 'is delivered',
    say: (shops) => `Your order${shops} has been handed over. Enjoy it, and thank you.`,
  },
  paid: { subject: 'is paid', say: () => 'We have received your payment. Thank you.' },
  refunded: { subject: 'is refunded', say: () => 'Your payment has been given back.' },
};

export const en: Letters = {
  order_received: (order) => ({
    subject: `We have received your order ${order.number}`,
    short: `${identity.name}: order ${order.number} received, ${formatRwf(order.totalRwf)}. ${callSentence(order)}`,
    paragraphs: [`Thank you for your order ${order.number}.`, callSentence(order)],
    items: itemsOf(order),
    sums: sumsOf(order),
    button: seeOrder(order.href),
  }),
  order_step: (order) => {
    const step = steps[order.status];
    const sentence = step?.say(from(order.shops)) ?? `Your order is now: ${order.status}.`;
    return {
      subject: `Your order ${order.number} ${step?.subject ?? 'has news'}`,
      short: `${identity.name}, order ${order.number}: ${sentence}`,
      paragraphs: [sentence, ...noteOf(order)],
      items: itemsOf(order),
      sums: sumsOf(order),
      button: seeOrder(order.href),
    };
  },
  order_cancelled: (order) => {
    const what = order.isWhole
      ? `Your order ${order.number} is cancelled`
      : `A part of your order ${order.number} is cancelled`;
    const total = order.isWhole
      ? 'Nothing is to be paid.'
      : `The new total is ${formatRwf(order.totalRwf)}.${stillToPay(order)}`;
    return {
      subject: what,
      short: `${identity.name}: ${what}. ${total}`,
      paragraphs: [`${what}.`, total, ...noteOf(order)],
      items: itemsOf(order),
      sums: order.isWhole ? [] : sumsOf(order, 'New total'),
      button: seeOrder(order.href),
    };
  },
  order_changed: (order) => ({
    subject: `Your order ${order.number} was changed`,
    short: `${identity.name}: order ${order.number} was changed. The total is ${formatRwf(order.totalRwf)}.${stillToPay(order)} ${order.note}`,
    paragraphs: [`Your order ${order.number} was changed.`, ...noteOf(order)],
    items: itemsOf(order),
    sums: sumsOf(order),
    button: seeOrder(order.href),
  }),
  order_note: (order) => ({
    subject: `A note about your order ${order.number}`,
    short: `${identity.name}, order ${order.number}: ${order.note}`,
    paragraphs: noteOf(order),
    button: seeOrder(order.href),
  }),
  call_missed: (order) => ({
    subject: `We could not reach you about your order ${order.number}`,
    short: `${identity.name}: we called you about order ${order.number} and could not reach you. We will try again${orCall()}.`,
    paragraphs: [
      `We called you${from(order.shops)} about your order ${order.number} and could not reach you.`,
      `We will try again${orCall()}.`,
    ],
    button: seeOrder(order.href),
  }),
  payment_seen: ({ number, amountRwf, says, href }) => {
    const isBack = amountRwf < 0;
    const sentence = isBack
      ? `We have given ${formatRwf(-amountRwf)} back to you.`
      : `We have received your payment of ${formatRwf(amountRwf)}. Thank you.`;
    return {
      subject: isBack ? `Money back for your order ${number}` : `We have your payment for order ${number}`,
      short: `${identity.name}, order ${number}: ${[sentence, ...says].join(' ')}`,
      paragraphs: [sentence, ...says],
      button: seeOrder(href),
    };
  },
  payment_refused: ({ number, amountRwf, reference, reason, href }) => {
    const sentence = `We could not take your payment of ${formatRwf(amountRwf)}, reference ${reference}: ${reason}`;
    return {
      subject: `About your payment for order ${number}`,
      short: `${identity.name}, order ${number}: ${sentence}`,
      paragraphs: [sentence, `Look at it again and send it once more${orCall()}.`],
      button: seeOrder(href),
    };
  },
  payment_claimed: ({ number, amountRwf, reference, customer, href }) => ({
    subject: `To verify: ${formatRwf(amountRwf)} for order ${number}`,
    short: `${customer.name} says to have paid ${formatRwf(amountRwf)} for order ${number}, reference ${reference}.`,
    paragraphs: [
      `${customer.name} says to have paid ${formatRwf(amountRwf)}, reference ${reference}. Please verify it.`,
    ],
    button: openConsole(href),
  }),
  chat_waiting: ({ shopName, href }) => ({
    subject: `${shopName} has written to you`,
    short: `${shopName} has written to you at ${identity.name}: ${href}`,
    paragraphs: [`${shopName} has answered you in the chat.`],
    button: { label: 'Read and answer', href },
  }),
  ...afterSaleEn,
  new_order: (order) => ({
    subject: `New order ${order.number}, ${formatRwf(order.totalRwf)}`,
    short: `New order ${order.number} of ${order.customer.name}, ${formatRwf(order.totalRwf)}.`,
    paragraphs: [
      `${order.customer.name}, ${order.customer.place}, has ordered. Phone: ${groupPhone(order.customer.phone)}.`,
      order.contactFrom && order.contactUntil
        ? `To be called on ${day(order.contactFrom)} between ${clock(order.contactFrom)} and ${clock(order.contactUntil)}${order.contactBy === 'whatsapp' ? ', on WhatsApp' : ''}.`
        : order.isConfirmed
          ? 'Agreed on the phone: nobody needs to call.'
          : 'To be called as soon as possible.',
    ],
    items: itemsOf(order),
    sums: sumsOf(order),
    button: openConsole(order.href),
  }),
  part_cancelled: (order) => ({
    subject: `Order ${order.number} is cancelled`,
    short: [`Order ${order.number} of ${order.customer.name} is cancelled.`, ...damagedOf(order)].join(' '),
    paragraphs: [
      `Order ${order.number} of ${order.customer.name} is cancelled. Its goods are on sale again, unless they are damaged.`,
      ...damagedOf(order),
    ],
    items: itemsOf(order),
    button: openConsole(order.href),
  }),
  part_changed: (order) => ({
    subject: `Order ${order.number} was changed`,
    short: `The office has changed order ${order.number} of ${order.customer.name}. Please look at it before you hand it over.`,
    paragraphs: [`The office has changed order ${order.number} of ${order.customer.name}.`, ...damagedOf(order)],
    items: itemsOf(order),
    sums: sumsOf(order),
    button: openConsole(order.href),
  }),
  low_stock: ({ productName, available, href }) => ({
    subject: available === 0 ? `${productName} is sold out` : `Only ${available} left: ${productName}`,
    short: available === 0 ? `${productName} is sold out.` : `Only ${available} left of ${productName}.`,
    paragraphs: [
      available === 0
        ? `The last ${productName} is sold. Nobody can order it until there is more.`
        : `There are only ${available} left of ${productName}.`,
    ],
    button: { label: 'Change the stock', href },
  }),
  new_shop: ({ shopName, ownerName, phone, href }) => ({
    subject: `${shopName} wants to sell here`,
    short: `${shopName} (${ownerName}, ${groupPhone(phone)}) wants to sell here.`,
    paragraphs: [`${ownerName} has registered the shop ${shopName}. Phone: ${groupPhone(phone)}.`],
    button: { label: 'Look at the shop', href },
  }),
  ...accountEn,
};
