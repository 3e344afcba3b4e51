import {
  type ContactWay,
  groupPhone,
  type OrderChannel,
  type Paper,
  type PaperBlock,
  type PaperRow,
} from '@urumuri/contract';
import type { Identity } from '@urumuri/identity';
import { formatRwf, nameDiscount } from '@urumuri/money';
import type { Standing } from '@urumuri/money/standing';
import { type PartAmounts, sumStanding } from '../orders/index.ts';

export type PrintedLine = {
  name: string;
  brand: string;
  sku: string | null;
  category: string;
  quantity: number;
  unitPriceRwf: number;
  warranties: { number: number; endsOn: string | null; serial: string | null }[];
};

export type PrintedPart = PartAmounts & {
  id: string;
  shopName: string;
  /** The customer picks it up at the shop. */
  isPickup?: boolean;
  lines: PrintedLine[];
};

export type PrintedOrder = {
  id: string;
  number: number;
  createdAt: Date;
  channel: OrderChannel;
  /** Of the whole order, whoever's parts are printed. */
  standing: Standing;
  name: string;
  phone: string;
  address: string;
  place: string;
  contactBy: ContactWay;
  contactFrom: Date | null;
  contactUntil: Date | null;
  voucherCode: string | null;
  /** The days it was promised for. */
  deliverFrom: string | null;
  deliverUntil: string | null;
  parts: PrintedPart[];
};

/** Where codes on paper lead, and who the shop is. */
export type Letterhead = {
  identity: Pick<Identity, 'name' | 'phones' | 'address'>;
  orderUrl(orderId: string): string;
  verify(number: number): { url: string; code: string };
};

const format = (options: Intl.DateTimeFormatOptions) => {
  const kigali = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Kigali', ...options });
  return (moment: Date) => kigali.format(moment);
};
const formatDay = format({ day: 'numeric', month: 'short', year: 'numeric' });
const formatWeekday = format({ weekday: 'long', day: 'numeric', month: 'long' });
const formatClock = format({ hour: '2-digit', minute: '2-digit' });

const isStanding = ({ status }: PrintedPart) => status !== 'cancelled';
/** Nothing of it is delivered. */
const isPickup = ({ parts }: PrintedOrder) =>
  parts.some(isStanding) && parts.filter(isStanding).every((part) => part.isPickup);
const heading = (text: string): PaperBlock => ({ kind: 'heading', lines: [text] });
const text = (...lines: string[]): PaperBlock => ({ kind: 'text', lines });
const list = (kind: 'rows' | 'checks', rows: PaperRow[]): PaperBlock => ({ kind, lines: [], rows });

function listSums(order: PrintedOrder): PaperRow[] {
  const { parts, voucherCode, channel } = order;
  const { itemsRwf, voucherRwf, shippingFeeRwf, totalRwf } = sumStanding(parts);
  return [
    { label: 'Items', value: formatRwf(itemsRwf) },
    ...(voucherRwf > 0 ? [{ label: nameDiscount(voucherCode ?? undefined), value: formatRwf(-voucherRwf) }] : []),
    ...(channel === 'counter'
      ? []
      : [
          {
            label: isPickup(order) ? 'Pickup' : 'Delivery',
            value: shippingFeeRwf === 0 ? 'Free' : formatRwf(shippingFeeRwf),
          },
        ]),
    { label: 'Total', value: formatRwf(totalRwf), isStrong: true },
  ];
}

const units = ({ quantity, name }: Pick<PrintedLine, 'quantity' | 'name'>) => `${quantity} × ${name}`;
const shopsOf = ({ parts }: PrintedOrder) => parts.map(({ shopName }) => shopName).join(', ');

function describeCall({ contactBy, contactFrom, contactUntil }: PrintedOrder): string {
  const by = contactBy === 'whatsapp' ? 'Call on WhatsApp' : 'Call';
  if (!contactFrom || !contactUntil) return `${by} before you come.`;
  return `${by}: asked for ${formatWeekday(contactFrom)}, ${formatClock(contactFrom)} to ${formatClock(contactUntil)}.`;
}

function sayPromised({ deliverFrom, deliverUntil }: PrintedOrder): string[] {
  if (deliverFrom === null || deliverUntil === null) return [];
  const [first, last] = [deliverFrom, deliverUntil].map((day) => formatWeekday(new Date(day)));
  return [first === last ? `Promised for ${first}` : `Promised for ${first} to ${last}`];
}

/** What is paid and what is open of the parts that are printed. */
function readMoney({ parts, standing }: PrintedOrder) {
  const printed = standing.parts.filter(({ id }) => parts.some((part) => part.id === id));
  const sumOf = (amount: 'paidRwf' | 'openRwf' | 'backRwf' | 'refundedRwf' | 'toVerifyRwf') =>
    printed.reduce((sum, part) => sum + part[amount], 0);
  return {
    paidRwf: sumOf('paidRwf'),
    openRwf: sumOf('openRwf'),
    backRwf: sumOf('backRwf'),
    refundedRwf: sumOf('refundedRwf'),
    toVerifyRwf: sumOf('toVerifyRwf'),
  };
}

/** What the one who delivers takes from the customer. */
export function describeCollecting(order: PrintedOrder): string[] {
  if (!order.parts.some(isStanding)) return ['CANCELLED: do not deliver'];
  const { paidRwf, openRwf, refundedRwf, toVerifyRwf } = readMoney(order);
  if (openRwf === 0 && paidRwf > 0) return ['Collect nothing: paid'];
  if (openRwf === 0) return [refundedRwf > 0 ? 'Collect nothing: refunded' : 'Collect nothing'];
  return [
    `Collect ${formatRwf(openRwf)}`,
    ...(paidRwf > 0 ? [`${formatRwf(paidRwf)} are paid.`] : []),
    ...(toVerifyRwf > 0 ? [`The customer says to have paid ${formatRwf(toVerifyRwf)}: ask the shop first.`] : []),
  ];
}

/** For whoever brings it: where to, what, and how much to take for it. */
export function writeSlip(whole: PrintedOrder, { identity, orderUrl }: Letterhead): Paper {
  const isHandedOver = isPickup(whole);
  // What is picked up at one shop is not brought with what others send.
  const order = isHandedOver ? whole : { ...whole, parts: whole.parts.filter((part) => !part.isPickup) };
  const standing = order.parts.filter(isStanding);
  const [collecting = '', ...money] = describeCollecting(order);
  return {
    title: `${isHandedOver ? 'Pickup' : 'Delivery'} ${order.number}`,
    subtitle: `${identity.name} · ${shopsOf(order)} · ${formatDay(order.createdAt)}`,
    blocks: [
      { kind: 'large', lines: [collecting] },
      ...(money.length > 0 ? [text(...money)] : []),
      ...(isHandedOver
        ? [
            { kind: 'large' as const, lines: ['PICKUP'] },
            text(order.name, groupPhone(order.phone), 'The customer comes to the shop and shows a code.'),
          ]
        : [
            heading('Deliver to'),
            text(
              order.name,
              order.address,
              order.place,
              groupPhone(order.phone),
              ...sayPromised(order),
              describeCall(order),
            ),
          ]),
      heading(isHandedOver ? 'Hand over' : 'Bring'),
      list('checks', standing.flatMap(({ lines }) => lines).map(listUnit)),
      ...sayCancelled(order),
      list('rows', listSums(order)),
      { kind: 'code', content: orderUrl(order.id), lines: [`Order ${order.number}`, 'Received by:', '', 'Date:'] },
    ],
  };
}

/** Parts that will not come are not on the list, and it says so. */
function sayCancelled(order: PrintedOrder): PaperBlock[] {
  const cancelled = order.parts.filter((part) => !isStanding(part));
  if (cancelled.length === 0) return [];
  const lines = cancelled.flatMap(({ lines: gone }) => gone.map(units));
  return [text(`Cancelled, not to be delivered: ${lines.join(', ')}`)];
}

export function writeReceipt(order: PrintedOrder, { identity, verify }: Letterhead): Paper {
  const rows = order.parts.flatMap((part) =>
    part.lines.map((line) => ({
      label: units(line),
      value: formatRwf(line.quantity * line.unitPriceRwf),
      ...(line.quantity > 1 ? { note: `${formatRwf(line.unitPriceRwf)} each` } : {}),
      ...(isStanding(part) ? {} : { note: 'Cancelled', isStruck: true }),
    })),
  );
  return {
    title: `${nameReceipt(order)} ${order.number}`,
    subtitle: `${identity.name} · ${shopsOf(order)}`,
    blocks: [
      text(
        [`${identity.address.street}, ${identity.address.city}`, ...identity.phones.slice(0, 1)].join(' · '),
        order.channel === 'counter'
          ? `Sold on ${formatDay(order.createdAt)}, ${formatClock(order.createdAt)}`
          : `Ordered on ${formatDay(order.createdAt)} by ${order.name}`,
      ),
      list('rows', rows),
      list('rows', [...listSums(order), ...listPaid(order)]),
      ...(readMoney(order).openRwf > 0 ? [text('Not paid in full yet: this is no receipt.')] : []),
      ...listWarranties(order, verify),
    ],
  };
}

/** Only what is paid for has a receipt. */
function nameReceipt(order: PrintedOrder): string {
  const { paidRwf, openRwf, refundedRwf } = readMoney(order);
  if (openRwf > 0) return 'Bill';
  return paidRwf > 0 || refundedRwf > 0 ? 'Receipt' : 'Order';
}

function listPaid(order: PrintedOrder): PaperRow[] {
  const { paidRwf, openRwf, backRwf, refundedRwf } = readMoney(order);
  const rows = { Paid: paidRwf, Refunded: refundedRwf, 'To be refunded': backRwf, Open: openRwf };
  return Object.entries(rows)
    .filter(([, amountRwf]) => amountRwf > 0)
    .map(([label, amountRwf]) => ({ label, value: formatRwf(amountRwf) }));
}

function listWarranties({ parts }: PrintedOrder, verify: Letterhead['verify']): PaperBlock[] {
  const codes = parts.filter(isStanding).flatMap(({ lines }) =>
    lines.flatMap((line) =>
      line.warranties.flatMap(({ number, endsOn, serial }): PaperBlock[] => {
        if (endsOn === null) return [];
        const { url, code } = verify(number);
        const until = `Warranty until ${formatDay(new Date(endsOn))}`;
        return [
          { kind: 'code', content: url, lines: [line.name, until, ...(serial ? [`Serial ${serial}`] : []), code] },
        ];
      }),
    ),
  );
  return codes.length === 0 ? [] : [heading('Warranty'), ...codes];
}

/** One way along the shelves for all orders, then what goes into each parcel. */
export function writePackingList(orders: readonly PrintedOrder[], { identity }: Letterhead, now: Date): Paper {
  const lines = orders.flatMap(({ parts }) => parts.filter(isStanding).flatMap((part) => part.lines));
  const summed = new Map<string, PrintedLine>();
  for (const line of lines) {
    const key = JSON.stringify([line.category, line.brand, line.name, line.sku]);
    summed.set(key, { ...line, quantity: (summed.get(key)?.quantity ?? 0) + line.quantity });
  }
  const shelves = [...summed.values()].sort(byShelf);
  const categories = [...new Set(shelves.map(({ category }) => category))];
  const cancelled = orders.filter(({ parts }) => !parts.some(isStanding));
  return {
    title: `Packing list, ${orders.length === 1 ? '1 order' : `${orders.length} orders`}`,
    subtitle: `${identity.name} · ${formatDay(now)}, ${formatClock(now)}`,
    blocks: [
      ...categories.flatMap((category): PaperBlock[] => [
        heading(category),
        list('checks', shelves.filter((line) => line.category === category).map(listUnit)),
      ]),
      ...(lines.length === 0 ? [text('Nothing is to be packed.')] : []),
      ...orders
        .filter(({ parts }) => parts.some(isStanding))
        .flatMap((order): PaperBlock[] => [
          heading(`Order ${order.number} · ${order.name}, ${isPickup(order) ? 'PICKUP' : order.place.split(', ')[0]}`),
          text(...describeCollecting(order)),
          list(
            'checks',
            order.parts.filter(isStanding).flatMap((part) => part.lines.map(listUnit)),
          ),
        ]),
      ...(cancelled.length === 0
        ? []
        : [text(`Cancelled, not to be packed: ${cancelled.map(({ number }) => number).join(', ')}`)]),
    ],
  };
}

const byShelf = (one: PrintedLine, other: PrintedLine) =>
  one.category.localeCompare(other.category) ||
  one.brand.localeCompare(other.brand) ||
  one.name.localeCompare(other.name);

const listUnit = (line: PrintedLine): PaperRow => ({ label: units(line), value: line.sku ?? '' });
