import { groupPhone } from '@urumuri/contract';
import { identity } from '@urumuri/identity';
import { accountRw } from './account-rw.ts';
import { afterSaleRw } from './after-sale-rw.ts';
import type { Letters, NewOrderWords } from './message-context.ts';
import { partsRw } from './parts-rw.ts';
import { noteOf } from './parts.ts';
import { locales } from './locales.ts';

const { money, day, clock, join } = locales.rw;
const { itemsOf, sumsOf, stillToPay, seeOrder, openConsole, damagedOf } = partsRw;

const between = (from: Date, until: Date) => `${day(from)} hagati ya ${clock(from)} na ${clock(until)}`;

function callSentence({ isConfirmed, contactBy, contactFrom, contactUntil }: NewOrderWords): string {
  if (isConfirmed) return 'Mwayemeje kuri telefoni, ubu turayitegura.';
  const call = contactBy === 'phone' ? 'Tuzabahamagara' : 'Tuzabahamagara kuri WhatsApp';
  const when = contactFrom && contactUntil ? between(contactFrom, contactUntil) : 'vuba';
  return `${call} ${when} kugira ngo twumvikane uko bizabageraho n’uko muzishyura.`;
}

const orCall = () => (identity.phones[0] ? `, cyangwa muduhamagare: ${identity.phones[0]}` : '');

const from = (shops: readonly string[]) => (shops.length === 0 ? '' : ` yo muri ${join(shops)}`);

/** What a customer is told of each step. */
const steps: Record<string, { subject: string; say(shops: string): string }> = {
  processing: { subject: 'irimo gutegurwa', say: (shops) => `Komande yanyu${shops} yemejwe, irimo gutegurwa.` },
  warehouse: {
    subject: 'yapakiwe',
    say: (shops) => `Komande yanyu${shops} yapakiwe, yiteguye kubagezwaho.`,
  },
  placed: { subject: 'yabagezeho', say: (shops) => `Komande yanyu${shops} yabagezeho. Murakoze cyane.` },
  paid: { subject: 'yishyuwe', say: () => 'Twakiriye ubwishyu bwanyu. Murakoze.' },
  refunded: { subject: 'yasubijwe amafaranga', say: () => 'Amafaranga mwishyuye mwayasubijwe.' },
};

export const rw: Letters = {
  order_received: (order) => ({
    subject: `Twakiriye komande yanyu ${order.number}`,
    short: `${identity.name}: twakiriye komande ${order.number}, ${money(order.totalRwf)}. ${callSentence(order)}`,
    paragraphs: [`Murakoze gutumiza. Komande yanyu ni nimero ${order.number}.`, callSentence(order)],
    items: itemsOf(order),
    sums: sumsOf(order),
    button: seeOrder(order.href),
  }),
  order_step: (order) => {
    const step = steps[order.status];
    const sentence = step?.say(from(order.shops)) ?? 'Hari amakuru mashya kuri komande yanyu.';
    return {
      subject: `Komande yanyu ${order.number} ${step?.subject ?? 'ifite amakuru mashya'}`,
      short: `${identity.name}, komande ${order.number}: ${sentence}`,
      paragraphs: [sentence, ...noteOf(order)],
      items: itemsOf(order),
      sums: sumsOf(order),
      button: seeOrder(order.href),
    };
  },
  order_cancelled: (order) => {
    const what = order.isWhole
      ? `Komande yanyu ${order.number} yahagaritswe`
      : `Igice cya komande yanyu ${order.number} cyahagaritswe`;
    const total = order.isWhole
      ? 'Nta cyo mugomba kwishyura.'
      : `Igiteranyo gishya ni ${money(order.totalRwf)}.${stillToPay(order)}`;
    return {
      subject: what,
      short: `${identity.name}: ${what}. ${total}`,
      paragraphs: [`${what}.`, total, ...noteOf(order)],
      items: itemsOf(order),
      sums: order.isWhole ? [] : sumsOf(order, 'Igiteranyo gishya'),
      button: seeOrder(order.href),
    };
  },
  order_changed: (order) => ({
    subject: `Komande yanyu ${order.number} yahinduwe`,
    short: `${identity.name}: komande ${order.number} yahinduwe. Igiteranyo ni ${money(order.totalRwf)}.${stillToPay(order)} ${order.note}`,
    paragraphs: [`Komande yanyu ${order.number} yahinduwe. Dore uko imeze ubu.`, ...noteOf(order)],
    items: itemsOf(order),
    sums: sumsOf(order),
    button: seeOrder(order.href),
  }),
  order_note: (order) => ({
    subject: `Ubutumwa kuri komande yanyu ${order.number}`,
    short: `${identity.name}, komande ${order.number}: ${order.note}`,
    paragraphs: noteOf(order),
    button: seeOrder(order.href),
  }),
  call_missed: (order) => ({
    subject: `Twabahamagaye kuri komande ${order.number} ntitwababona`,
    short: `${identity.name}: twabahamagaye kuri komande ${order.number} ntitwababona. Turongera tubahamagare${orCall()}.`,
    paragraphs: [
      `Twabahamagaye kuri komande yanyu ${order.number}${from(order.shops)} ntitwababona.`,
      `Turongera tubahamagare${orCall()}.`,
    ],
    button: seeOrder(order.href),
  }),
  payment_seen: ({ number, amountRwf, says, href }) => {
    const isBack = amountRwf < 0;
    const sentence = isBack
      ? `Twabasubije ${money(-amountRwf)}.`
      : `Twakiriye ubwishyu bwanyu bwa ${money(amountRwf)}. Murakoze.`;
    return {
      subject: isBack ? `Mwasubijwe amafaranga ya komande ${number}` : `Twakiriye ubwishyu bwa komande ${number}`,
      short: `${identity.name}, komande ${number}: ${[sentence, ...says].join(' ')}`,
      paragraphs: [sentence, ...says],
      button: seeOrder(href),
    };
  },
  payment_refused: ({ number, amountRwf, reference, reason, href }) => {
    const sentence = `Ntitwashoboye kwemera ubwishyu bwanyu bwa ${money(amountRwf)}, nimero ${reference}: ${reason}`;
    return {
      subject: `Ibyerekeye ubwishyu bwa komande ${number}`,
      short: `${identity.name}, komande ${number}: ${sentence}`,
      paragraphs: [sentence, `Mwongere mubirebe mubyohereze bundi bushya${orCall()}.`],
      button: seeOrder(href),
    };
  },
  payment_claimed: ({ number, amountRwf, reference, customer, href }) => ({
    subject: `Kugenzura: ${money(amountRwf)} kuri komande ${number}`,
    short: `${customer.name} avuga ko yishyuye ${money(amountRwf)} kuri komande ${number}, nimero ${reference}.`,
    paragraphs: [`${customer.name} avuga ko yishyuye ${money(amountRwf)}, nimero ${reference}. Mubigenzure.`],
    button: openConsole(href),
  }),
  chat_waiting: ({ shopName, href }) => ({
    subject: `${shopName} yabandikiye`,
    short: `${shopName} yabandikiye kuri ${identity.name}: ${href}`,
    paragraphs: [`${shopName} yabasubije mu kiganiro.`],
    button: { label: 'Soma musubize', href },
  }),
  ...afterSaleRw,
  new_order: (order) => ({
    subject: `Komande nshya ${order.number}, ${money(order.totalRwf)}`,
    short: `Komande nshya ${order.number} ya ${order.customer.name}, ${money(order.totalRwf)}.`,
    paragraphs: [
      `${order.customer.name}, ${order.customer.place}, yatumije. Telefoni: ${groupPhone(order.customer.phone)}.`,
      order.contactFrom && order.contactUntil
        ? `Ahamagarwe ${between(order.contactFrom, order.contactUntil)}${order.contactBy === 'whatsapp' ? ', kuri WhatsApp' : ''}.`
        : order.isConfirmed
          ? 'Byemejwe kuri telefoni: ntibikeneye guhamagara.'
          : 'Ahamagarwe vuba bishoboka.',
    ],
    items: itemsOf(order),
    sums: sumsOf(order),
    button: openConsole(order.href),
  }),
  part_cancelled: (order) => ({
    subject: `Komande ${order.number} yahagaritswe`,
    short: [`Komande ${order.number} ya ${order.customer.name} yahagaritswe.`, ...damagedOf(order)].join(' '),
    paragraphs: [
      `Komande ${order.number} ya ${order.customer.name} yahagaritswe. Ibyari biyirimo byongeye kugurishwa, uretse ibyangiritse.`,
      ...damagedOf(order),
    ],
    items: itemsOf(order),
    button: openConsole(order.href),
  }),
  part_changed: (order) => ({
    subject: `Komande ${order.number} yahinduwe`,
    short: `Ibiro byahinduye komande ${order.number} ya ${order.customer.name}. Muyirebe mbere yo kuyitanga.`,
    paragraphs: [
      `Ibiro byahinduye komande ${order.number} ya ${order.customer.name}. Muyirebe mbere yo kuyitanga.`,
      ...damagedOf(order),
    ],
    items: itemsOf(order),
    sums: sumsOf(order),
    button: openConsole(order.href),
  }),
  low_stock: ({ productName, available, href }) => ({
    subject: available === 0 ? `${productName} yashize` : `Hasigaye ${available} gusa: ${productName}`,
    short: available === 0 ? `${productName} yashize.` : `Hasigaye ${available} gusa: ${productName}.`,
    paragraphs: [
      available === 0
        ? `${productName} ya nyuma yagurishijwe. Nta wayitumiza hatarazanwa izindi.`
        : `Hasigaye ${available} gusa: ${productName}.`,
    ],
    button: { label: 'Hindura umubare', href },
  }),
  new_shop: ({ shopName, ownerName, phone, href }) => ({
    subject: `${shopName} irashaka gucururiza hano`,
    short: `${shopName} (${ownerName}, ${groupPhone(phone)}) irashaka gucururiza hano.`,
    paragraphs: [`${ownerName} yandikishije iduka ${shopName}. Telefoni: ${groupPhone(phone)}.`],
    button: { label: 'Reba iduka', href },
  }),
  ...accountRw,
};
