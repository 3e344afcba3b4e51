import { groupPhone } from '@urumuri/contract';
import { identity } from '@urumuri/identity';
import { formatRwf } from '@urumuri/money';
import type { Letter } from '../message.ts';
import type { Facts, OrderWords } from './facts.ts';

type Letters = { [Template in keyof Facts]: (facts: Facts[Template]) => Letter };

const units = (name: string, quantity: number) => (quantity === 1 ? name : `${quantity} × ${name}`);

const itemsOf = ({ lines }: OrderWords) =>
  lines.map(({ name, quantity, amountRwf, isCancelled }) => ({
    name: units(name, quantity),
    amount: isCancelled ? 'cancelled' : formatRwf(amountRwf),
  }));

const sumsOf = ({ voucherRwf, shippingFeeRwf, totalRwf }: OrderWords, label = 'Total') => [
  ...(voucherRwf > 0 ? [{ label: 'Voucher', amount: formatRwf(-voucherRwf) }] : []),
  ...(shippingFeeRwf > 0 ? [{ label: 'Delivery', amount: formatRwf(shippingFeeRwf) }] : []),
  { label, amount: formatRwf(totalRwf) },
];

const day = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'Africa/Kigali',
});
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Africa/Kigali' });

function callSentence({ contactBy, contactFrom, contactUntil }: OrderWords): string {
  const call = contactBy === 'phone' ? 'We will call you' : 'We will call you on WhatsApp';
  if (!contactFrom || !contactUntil) return `${call} soon to agree on delivery and payment.`;
  const when = `on ${day.format(contactFrom)} between ${clock.format(contactFrom)} and ${clock.format(contactUntil)}`;
  return `${call} ${when} to agree on delivery and payment.`;
}

const from = (shops: readonly string[]) => (shops.length === 0 ? '' : ` from ${shops.join(' and ')}`);

/** What a customer is told of each step. */
const steps: Record<string, { subject: string; say(shops: string): string }> = {
  processing: { subject: 'is being prepared', say: (shops) => `Your order${shops} is confirmed and being prepared.` },
  warehouse: {
    subject: 'is on its way',
    say: (shops) => `Your order${shops} has left the shop and is on its way to you.`,
  },
  placed: {
    subject: 'is delivered',
    say: (shops) => `Your order${shops} has been handed over. Enjoy it, and thank you.`,
  },
  paid: { subject: 'is paid', say: () => 'We have received your payment. Thank you.' },
  refunded: { subject: 'is refunded', say: () => 'Your payment has been given back.' },
};

const note = (told: { note: string }) => (told.note === '' ? [] : [told.note]);

/** What a customer is told of each step of a claim. */
const claimSteps: Record<
  Facts['claim_step']['state'],
  { subject: string; say(product: string, shop: string): string }
> = {
  open: {
    subject: 'We have your warranty claim',
    say: (product, shop) => `${shop} has your claim for ${product} and will answer you.`,
  },
  repair: {
    subject: 'Your claim is accepted',
    say: (product, shop) => `${shop} will repair your ${product} under warranty.`,
  },
  exchange: {
    subject: 'Your claim is accepted',
    say: (product, shop) => `${shop} will exchange your ${product} under warranty.`,
  },
  refused: {
    subject: 'Your claim is refused',
    say: (product, shop) => `${shop} has refused your claim for ${product}.`,
  },
  done: { subject: 'Your claim is settled', say: (product, shop) => `${shop} has settled your claim for ${product}.` },
};

const seeOrder = (href: string) => ({ label: 'See your order', href });
const openConsole = (href: string) => ({ label: 'Open it in the console', href });

const securityWords: Record<Facts['security']['event'], string> = {
  password_changed: 'The password of your account was changed, and your other devices were logged out.',
  second_step_on: 'Two-step sign-in was switched on for your account.',
  second_step_off: 'Two-step sign-in was switched off for your account.',
  second_step_reset: 'Our office has switched off two-step sign-in for your account.',
};

const notYou = () => `If this was not you, change your password now and call us: ${identity.phones[0]}.`;
const notAsked = 'If you did not ask for this, you need do nothing: nothing has changed.';

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
      paragraphs: [sentence, ...note(order)],
      items: itemsOf(order),
      sums: sumsOf(order),
      button: seeOrder(order.href),
    };
  },
  order_cancelled: (order) => {
    const what = order.isWhole
      ? `Your order ${order.number} is cancelled`
      : `A part of your order ${order.number} is cancelled`;
    const total = order.isWhole ? 'Nothing is to be paid.' : `The new total is ${formatRwf(order.totalRwf)}.`;
    return {
      subject: what,
      short: `${identity.name}: ${what}. ${total}`,
      paragraphs: [`${what}.`, total, ...note(order)],
      items: itemsOf(order),
      sums: order.isWhole ? [] : sumsOf(order, 'New total'),
      button: seeOrder(order.href),
    };
  },
  order_changed: (order) => ({
    subject: `Your order ${order.number} was changed`,
    short: `${identity.name}: order ${order.number} was changed. The total is ${formatRwf(order.totalRwf)}. ${order.note}`,
    paragraphs: [`Your order ${order.number} was changed.`, ...note(order)],
    items: itemsOf(order),
    sums: sumsOf(order),
    button: seeOrder(order.href),
  }),
  order_note: (order) => ({
    subject: `A note about your order ${order.number}`,
    short: `${identity.name}, order ${order.number}: ${order.note}`,
    paragraphs: note(order),
    button: seeOrder(order.href),
  }),
  call_missed: (order) => ({
    subject: `We could not reach you about your order ${order.number}`,
    short: `${identity.name}: we called you about order ${order.number} and could not reach you. We will try again, or call ${identity.phones[0]}.`,
    paragraphs: [
      `We called you${from(order.shops)} about your order ${order.number} and could not reach you.`,
      `We will try again. You can also call us: ${identity.phones[0]}.`,
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
      paragraphs: [sentence, `Look at it again and send it once more, or call us: ${identity.phones[0]}.`],
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
  new_order: (order) => ({
    subject: `New order ${order.number}, ${formatRwf(order.totalRwf)}`,
    short: `New order ${order.number} of ${order.customer.name}, ${formatRwf(order.totalRwf)}.`,
    paragraphs: [
      `${order.customer.name}, ${order.customer.place}, has ordered. Phone: ${groupPhone(order.customer.phone)}.`,
      order.contactFrom && order.contactUntil
        ? `To be called on ${day.format(order.contactFrom)} between ${clock.format(order.contactFrom)} and ${clock.format(order.contactUntil)}${order.contactBy === 'whatsapp' ? ', on WhatsApp' : ''}.`
        : 'To be called as soon as possible.',
    ],
    items: itemsOf(order),
    sums: sumsOf(order),
    button: openConsole(order.href),
  }),
  part_cancelled: (order) => ({
    subject: `Order ${order.number} is cancelled`,
    short: `Order ${order.number} of ${order.customer.name} is cancelled; what it held can be sold again.`,
    paragraphs: [`Order ${order.number} of ${order.customer.name} is cancelled, and what it held can be sold again.`],
    items: itemsOf(order),
    button: openConsole(order.href),
  }),
  part_changed: (order) => ({
    subject: `Order ${order.number} was changed`,
    short: `The office has changed order ${order.number} of ${order.customer.name}. Please look at it before you pack it.`,
    paragraphs: [`The office has changed order ${order.number} of ${order.customer.name}.`],
    items: itemsOf(order),
    button: openConsole(order.href),
  }),
  claim_step: ({ number, productName, shopName, state, answer, href }) => {
    const { subject, say } = claimSteps[state];
    const sentence = say(productName, shopName);
    return {
      subject: `${subject}: ${productName}`,
      short: `${identity.name}, order ${number}: ${sentence}${answer === '' ? '' : ` ${answer}`}`,
      paragraphs: [sentence, ...(answer === '' ? [] : [answer])],
      button: seeOrder(href),
    };
  },
  new_claim: ({ number, productName, customerName, problem, href }) => ({
    subject: `Warranty claimed: ${productName}`,
    short: `${customerName} claims the warranty of ${productName} (order ${number}): ${problem}`,
    paragraphs: [`${customerName} claims the warranty of ${productName}, bought with order ${number}.`, problem],
    button: openConsole(href),
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
  security: ({ event, href }) => ({
    subject: 'Your account was changed',
    short: `${identity.name}: ${securityWords[event]} ${notYou()}`,
    paragraphs: [securityWords[event], notYou()],
    button: { label: 'Look at your account', href },
  }),
  password_reset: ({ href }) => ({
    subject: 'Choose a new password',
    short: `${identity.name}: choose a new password within an hour: ${href}`,
    paragraphs: ['Somebody, we hope you, has asked for a new password. The link works once, for one hour.', notAsked],
    button: { label: 'Choose a new password', href },
  }),
  confirm_email: ({ href }) => ({
    subject: 'Please confirm your e-mail',
    short: `${identity.name}: please confirm your e-mail: ${href}`,
    paragraphs: ['Please confirm that this is your e-mail, so that we can reach you about your orders.', notAsked],
    button: { label: 'Confirm my e-mail', href },
  }),
  change_email: ({ href }) => ({
    subject: 'Please confirm your new e-mail',
    short: `${identity.name}: please confirm your new e-mail: ${href}`,
    paragraphs: ['Please confirm that this is your new e-mail. From then on you sign in with it.', notAsked],
    button: { label: 'Confirm my new e-mail', href },
  }),
  email_changed: ({ email }) => ({
    subject: 'The e-mail of your account changes',
    short: `${identity.name}: the e-mail of your account changes to ${email}. ${notYou()}`,
    paragraphs: [`The e-mail of your account changes to ${email}.`, notYou()],
  }),
  sign_in_code: ({ code }) => ({
    subject: `Your code is ${code}`,
    short: `${code} is your ${identity.name} code. It works for ten minutes. Never tell it to anybody.`,
    paragraphs: [`Your code to sign in is ${code}. It works for ten minutes.`, notAsked],
  }),
  confirm_phone: ({ code }) => ({
    subject: `Your code is ${code}`,
    short: `${code} is your ${identity.name} code to confirm this number. It works for ten minutes.`,
    paragraphs: [`Your code to confirm this number is ${code}. It works for ten minutes.`, notAsked],
  }),
};
