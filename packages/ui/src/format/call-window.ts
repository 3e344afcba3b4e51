import type { ContactWay, Order } from '@urumuri/contract';
import { type CallHours, findCallHours } from '@urumuri/identity';

/** Rwanda has kept this offset all year round since 1935; a phone set to another zone must not move the call. */
const KIGALI_OFFSET_MS = 2 * 3_600_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Less than this is too little to find the time to call. */
const SHORTEST_MS = 30 * 60_000;

const parts = [
  { name: 'morning', begins: 0, ends: 12 },
  { name: 'afternoon', begins: 12, ends: 17 },
  { name: 'evening', begins: 17, ends: 24 },
] as const;

/** The parts of a day, as far as the shop calls in them. */
function listParts({ from, until }: { from: number; until: number }) {
  return parts
    .map(({ name, begins, ends }) => ({ name, fromHour: Math.max(begins, from), untilHour: Math.min(ends, until) }))
    .filter(({ fromHour, untilHour }) => fromHour < untilHour);
}

export type CallWindow = { from: string; until: string; label: string };

/** On so many days. */
const OFFERED_DAYS = 2;
/** Holidays do not last longer. */
const FARTHEST_DAYS = 14;

/**
 * When the shop can call: on the first two days on which it does, mostly today and tomorrow in Kigali. A time that is
 * nearly over is not offered.
 */
export function listCallWindows(now: Date, hours: CallHours): CallWindow[] {
  const midnightMs = kigaliMidnightMs(now);
  const windows: CallWindow[] = [];
  for (let ahead = 0, offered = 0; offered < OFFERED_DAYS && ahead < FARTHEST_DAYS; ahead += 1) {
    const startMs = midnightMs + ahead * DAY_MS;
    const ofDay = findCallHours(new Date(startMs + KIGALI_OFFSET_MS).toISOString().slice(0, 10), hours);
    if (!ofDay) continue;
    offered += 1;
    for (const { name, fromHour, untilHour } of listParts(ofDay)) {
      const until = new Date(startMs + untilHour * HOUR_MS);
      if (until.getTime() - now.getTime() < SHORTEST_MS) continue;
      const from = new Date(startMs + fromHour * HOUR_MS);
      const day = ['This', 'Tomorrow'][ahead] ?? dayOf(from);
      const label = `${day} ${name}, ${kigaliClock(from)} to ${kigaliClock(until)}`;
      windows.push({ from: from.toISOString(), until: until.toISOString(), label });
    }
  }
  return windows;
}

type Contact = Pick<Order, 'contact_by' | 'contact_from' | 'contact_until'>;

const ways: Record<ContactWay, string> = { phone: 'call you', whatsapp: 'call you on WhatsApp' };

/** `We will call you tomorrow between 08:00 and 12:00.` */
export function describeCall({ contact_by: way = 'phone', contact_from, contact_until }: Contact, now: Date): string {
  const until = contact_until === undefined ? undefined : new Date(contact_until);
  // Once it has passed there is no use in naming it.
  if (contact_from === undefined || until === undefined || until <= now) {
    return `We will ${ways[way]} as soon as possible.`;
  }
  const from = new Date(contact_from);
  return `We will ${ways[way]} ${kigaliDay(from, now)} between ${kigaliClock(from)} and ${kigaliClock(until)}.`;
}

/** `WhatsApp, Tuesday 17 November, 08:00 to 12:00`: what the customer asked for, kept when it is over. */
export function describeWish({ contact_by: way = 'phone', contact_from, contact_until }: Contact): string {
  const by = way === 'phone' ? 'Phone' : 'WhatsApp';
  if (contact_from === undefined || contact_until === undefined) return `${by}, as soon as possible`;
  const from = new Date(contact_from);
  return `${by}, ${dayOf(from)}, ${kigaliClock(from)} to ${kigaliClock(new Date(contact_until))}`;
}

function kigaliMidnightMs(moment: Date): number {
  const localMs = moment.getTime() + KIGALI_OFFSET_MS;
  return localMs - (localMs % DAY_MS) - KIGALI_OFFSET_MS;
}

function kigaliClock(moment: Date): string {
  return new Date(moment.getTime() + KIGALI_OFFSET_MS).toISOString().slice(11, 16);
}

function kigaliDay(moment: Date, now: Date): string {
  const daysAhead = (kigaliMidnightMs(moment) - kigaliMidnightMs(now)) / DAY_MS;
  if (daysAhead === 0) return 'today';
  if (daysAhead === 1) return 'tomorrow';
  return `on ${dayOf(moment)}`;
}

function dayOf(moment: Date): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'Africa/Kigali' } as const;
  return new Intl.DateTimeFormat('en-GB', options).format(moment);
}
