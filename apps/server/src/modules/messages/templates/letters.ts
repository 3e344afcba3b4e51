import { groupPhone, type Language } from '@urumuri/contract';
import type { Identity } from '@urumuri/identity';
import { nameDiscount } from '@urumuri/money';
import type { Letter } from '../message.ts';
import { type Locale, locales } from './locales.ts';
import type {
  DeviceWords,
  MessageContext,
  NewOrderWords,
  OrderWords,
  ReturnWords,
  Template,
} from './message-context.ts';
import { type Texts, textsOf } from './texts.ts';
import { fill, listWords, type Words } from './words.ts';

type Speech = { texts: Texts; locale: Locale; shop: Identity };

/** What a letter has beyond the text of its name and the facts as words. */
type Parts = Pick<Letter, 'items' | 'sums'> & {
  /** Another text in the place of that. */
  text?: keyof Texts['letters'];
  /** Phrases of the language, to be filled in themselves. */
  phrases?: Words;
  words?: Words;
  /** Paragraphs after those of the text. */
  more?: readonly string[];
};

type Counted = { name: string; quantity: number };

export const unitsOf = ({ name, quantity }: Counted) => (quantity === 1 ? name : `${quantity} × ${name}`);

const itemsOf = ({ lines }: OrderWords, { texts, locale }: Speech): Letter['items'] =>
  lines.map((line) => ({
    name: unitsOf(line),
    amount: line.isCancelled ? texts.list.cancelled : locale.money(line.amountRwf),
  }));

function sumsOf(order: OrderWords, { texts: { list }, locale: { money } }: Speech, label = list.total): Letter['sums'] {
  const { voucherCode, voucherRwf, shippingFeeRwf, totalRwf, paidRwf, openRwf, hasPickup } = order;
  return [
    ...(voucherRwf > 0 ? [{ label: nameDiscount(voucherCode, list.voucher), amount: money(-voucherRwf) }] : []),
    ...(shippingFeeRwf > 0 ? [{ label: list.delivery, amount: money(shippingFeeRwf) }] : []),
    ...(hasPickup ? [{ label: list.pickup, amount: list.free }] : []),
    { label, amount: money(totalRwf) },
    ...(paidRwf > 0 ? [{ label: list.paid, amount: money(paidRwf) }] : []),
    ...(openRwf === totalRwf ? [] : [{ label: list.open, amount: money(openRwf) }]),
  ];
}

const listOf = (order: OrderWords, speech: Speech) => ({ items: itemsOf(order, speech), sums: sumsOf(order, speech) });

/** For short messages: nothing where all of it or none is. */
const stillToPay = ({ totalRwf, openRwf }: OrderWords, { texts }: Speech) =>
  openRwf > 0 && openRwf !== totalRwf ? texts.phrases.stillToPay : '';

const fromShops = (shops: readonly string[], { texts }: Speech) => (shops.length === 0 ? '' : texts.phrases.fromShops);

const orCall = ({ texts, shop }: Speech) => (shop.phones[0] ? texts.phrases.orCall : '');

/** When the shop calls, if the customer has chosen. */
function whenCalled(
  { contactFrom, contactUntil }: NewOrderWords,
  { locale: { day, clock } }: Speech,
): Words | undefined {
  if (!contactFrom || !contactUntil) return undefined;
  return { day: day(contactFrom), from: clock(contactFrom), until: clock(contactUntil) };
}

/** The days it was promised for. */
function sayPromise({ promised }: NewOrderWords, { texts: { promise }, locale: { day } }: Speech) {
  if (!promised) return { phrases: { promise: '' }, words: {} };
  const words = { firstDay: day(promised.from), lastDay: day(promised.until) };
  return { phrases: { promise: words.firstDay === words.lastDay ? promise.day : promise.days }, words };
}

const nameDevice = ({ browser, system }: DeviceWords, { texts: { devices } }: Speech) =>
  browser && system ? `${browser} ${devices.on} ${system}` : (browser ?? system ?? devices.unknown);

function sayReturn({ status, takenOffRwf, refundRwf }: ReturnWords, { texts: { returnSteps, returnMoney } }: Speech) {
  if (status !== 'closed') return returnSteps[status];
  const { takenOff, refund } = returnMoney;
  return [...(takenOffRwf > 0 ? [takenOff] : []), ...(refundRwf > 0 ? [refund] : [])].join(' ') || returnSteps.closed;
}

function writePartOfShop({ damaged }: MessageContext['part_changed'], { texts }: Speech): Parts {
  return {
    phrases: { damage: damaged.length === 0 ? '' : texts.phrases.damage },
    words: { units: damaged.join(', ') },
  };
}

/** Templates that are not here say no more than their text. */
const builders: { [Name in Template]?: (facts: MessageContext[Name], speech: Speech) => Parts } = {
  order_received(order, speech) {
    const { calls, weCall } = speech.texts;
    const words = whenCalled(order, speech);
    const call = order.isConfirmed ? calls.confirmed : words ? calls.at : calls.soon;
    const promise = sayPromise(order, speech);
    return {
      phrases: { call, weCall: weCall[order.contactBy], ...promise.phrases },
      words: { ...words, ...promise.words },
      ...listOf(order, speech),
    };
  },
  order_step(order, speech) {
    const steps: Record<string, Texts['steps']['other']> = speech.texts.steps;
    const { pickup } = order;
    const step = pickup ? steps.pickup : steps[order.status];
    const whenOpen = pickup?.hours ? speech.texts.phrases.whenOpen : '';
    return {
      phrases: { ...(step ?? speech.texts.steps.other), whenOpen, fromShops: fromShops(order.shops, speech) },
      ...(pickup && { words: pickup }),
      ...listOf(order, speech),
    };
  },
  order_cancelled(order, speech) {
    if (order.isWhole) return { items: itemsOf(order, speech), sums: [] };
    return {
      text: 'order_partly_cancelled',
      phrases: { stillToPay: stillToPay(order, speech) },
      items: itemsOf(order, speech),
      sums: sumsOf(order, speech, speech.texts.list.newTotal),
    };
  },
  order_changed: (order, speech) => ({
    phrases: { stillToPay: stillToPay(order, speech) },
    ...listOf(order, speech),
  }),
  call_missed: ({ shops }, speech) => ({
    phrases: { fromShops: fromShops(shops, speech), orCall: orCall(speech) },
  }),
  payment_seen: ({ amountRwf, says }, { locale }) => ({
    text: amountRwf < 0 ? 'payment_given_back' : 'payment_seen',
    words: { amount: locale.money(Math.abs(amountRwf)), says: says.join(' ') },
    more: says,
  }),
  payment_refused: (_payment, speech) => ({ phrases: { orCall: orCall(speech) } }),
  return_step: (goods, speech) => ({
    phrases: { state: speech.texts.returnStates[goods.status], sentence: sayReturn(goods, speech) },
    words: {
      units: goods.lines.map(unitsOf).join(', '),
      // Only what was just decided: an answer of before was told then.
      answer: goods.status === 'accepted' || goods.status === 'refused' ? goods.answer : '',
    },
  }),
  return_desk: ({ status, lines }, { texts: { returnStates, returnDesk } }) => ({
    phrases: { state: returnStates[status], sentence: status === 'asked' ? returnDesk.asked : returnDesk.moved },
    words: { units: lines.map(unitsOf).join(', ') },
  }),
  claim_step: ({ state }, { texts }) => ({ phrases: texts.claimSteps[state] }),
  claim_answered: ({ state }, { texts }) => ({ phrases: { decision: texts.decisions[state] } }),
  new_order(order, speech) {
    const { deskCalls, phrases } = speech.texts;
    const { place, phone } = order.customer;
    const when = whenCalled(order, speech);
    return {
      phrases: {
        call: when ? deskCalls.at : order.isConfirmed ? deskCalls.confirmed : deskCalls.soon,
        onWhatsapp: order.contactBy === 'whatsapp' ? phrases.onWhatsapp : '',
      },
      words: { ...when, place, phone: groupPhone(phone) },
      ...listOf(order, speech),
    };
  },
  part_cancelled: (order, speech) => ({ ...writePartOfShop(order, speech), items: itemsOf(order, speech) }),
  part_changed: (order, speech) => ({ ...writePartOfShop(order, speech), ...listOf(order, speech) }),
  low_stock: ({ available }) => ({ text: available === 0 ? 'sold_out' : 'low_stock' }),
  products_checked: ({ answer }) => ({
    text: ({ approve: 'products_checked', ask: 'products_to_change', hold: 'products_held_back' } as const)[answer],
  }),
  new_shop: ({ phone }) => ({ words: { phone: groupPhone(phone) } }),
  security: ({ event }, { texts }) => ({ phrases: { sentence: texts.security[event] } }),
  new_device: ({ device }, speech) => ({ words: { device: nameDevice(device, speech) } }),
  staff_security: ({ isColleague, event, device }, speech) => ({
    text: isColleague ? 'colleague_security' : 'staff_security',
    phrases: { what: speech.texts.staffSecurity[event] },
    words: { device: nameDevice(device, speech) },
  }),
};

export function writeLetter(
  language: Language,
  template: Template,
  facts: MessageContext[Template],
  shop: Identity,
): Letter {
  const speech: Speech = { texts: textsOf[language], locale: locales[language], shop };
  const { text = template, more = [], ...parts } = builders[template]?.(facts as never, speech) ?? {};
  const { letters, phrases } = speech.texts;
  const contact = { name: shop.name, phone: shop.phones[0] ?? shop.email };
  const words = { ...contact, ...listWords(facts, speech.locale), ...parts.words };
  const say = (given: string) => fill(given, words, { ...phrases, ...parts.phrases }).trimEnd();
  const { subject, short, paragraphs, button } = letters[text];
  return {
    subject: say(subject),
    short: say(short),
    paragraphs: [...paragraphs.map(say), ...more].filter((paragraph) => paragraph !== ''),
    items: parts.items,
    sums: parts.sums,
    button: 'href' in facts ? { label: say(button), href: facts.href } : undefined,
    language,
  };
}
