import type { Identity, ReturnTerms } from './index.ts';

const twoDigits = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
const francs = (amount: number) => `RWF ${amount.toLocaleString('en')}`;

function describeDelivery({ feePerShopRwf: fee, freeFromRwf: freeFrom }: Identity['shipping']): string {
  if (fee === 0) return 'Delivery is free';
  const each = `Delivery costs ${francs(fee)} for each shop in your order`;
  return freeFrom === 0 ? each : `${each}, and nothing from ${francs(freeFrom)} a shop`;
}

/** Terms of return as a sentence or two. */
export function describeReturns({ days, note }: ReturnTerms): string {
  const time = days === 1 ? 'the day' : `${days} days`;
  const sentence = days === 0 ? 'It cannot be returned.' : `It can be returned within ${time} after delivery.`;
  return note === '' ? sentence : `${sentence} ${note}`;
}

export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const describeHours = ({ from, until }: { from: number; until: number }) => `${twoDigits(from)} to ${twoDigits(until)}`;

/** `08:00 to 20:00 (Saturday 09:00 to 15:00, not on Sunday)` */
function describeCallHours({ days, ...usual }: Identity['callHours']): string {
  const others = days.map(({ day, hours }) =>
    hours ? `${weekdays[day]} ${describeHours(hours)}` : `not on ${weekdays[day]}`,
  );
  return others.length === 0 ? describeHours(usual) : `${describeHours(usual)} (${others.join(', ')})`;
}

/** What stands in the texts of the office in the place of what is kept elsewhere. */
const placeholders: Record<string, (shop: Identity) => string> = {
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phones, email }) => phones[0] ?? email,
  contact: ({ phones, email }) => [...phones.slice(0, 1), email].join(' or '),
  address: ({ address }) => `${address.street}, ${address.city}`,
  delivery: ({ shipping }) => describeDelivery(shipping),
  callHours: ({ callHours }) => describeCallHours(callHours),
  returnDays: ({ returns }) => (returns.days === 1 ? '1 day' : `${returns.days} days`),
  orderHours: ({ orders }) => `${orders.expiryHours} hours`,
};

export const placeholderNames = Object.keys(placeholders);

/** A text with `{name}` and the like filled in; what is no placeholder stays as it is. */
export function fillIn(text: string, shop: Identity): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => placeholders[key]?.(shop) ?? whole);
}
