import type { Language } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import rw from './rw.json' with { type: 'json' };

/** How a language writes money, days, hours and several of a kind. */
export type Locale = {
  money(amountRwf: number): string;
  day(date: Date): string;
  clock(date: Date): string;
  join(words: readonly string[]): string;
};

const timeZone = 'Africa/Kigali';
const longDay = { weekday: 'long', day: 'numeric', month: 'long', timeZone } as const;
const hours = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
const clock = (date: Date) => hours.format(date);
const days = { en: new Intl.DateTimeFormat('en-GB', longDay), fr: new Intl.DateTimeFormat('fr', longDay) };

/** With spaces that never break across lines. */
function writeAmount(amountRwf: number, separator: string, unit: string): string {
  const digits = String(Math.trunc(Math.abs(amountRwf))).replaceAll(/\B(?=(\d{3})+$)/g, separator);
  return `${amountRwf <= -1 ? '-' : ''}${digits}\u00a0${unit}`;
}

/** Kigali has no summer time. */
const kigaliOffsetMs = 2 * 60 * 60 * 1000;

function writeRwDay(date: Date): string {
  const there = new Date(date.getTime() + kigaliOffsetMs);
  return `${rw.weekdays[there.getUTCDay()]} tariki ya ${there.getUTCDate()} ${rw.months[there.getUTCMonth()]}`;
}

export const locales: Record<Language, Locale> = {
  en: { money: formatRwf, day: (date) => days.en.format(date), clock, join: (words) => words.join(' and ') },
  fr: {
    money: (amount) => writeAmount(amount, '\u00a0', 'RWF'),
    day: (date) => days.fr.format(date),
    clock: (date) => clock(date).replace(':', '\u00a0h\u00a0'),
    join: (words) => words.join(' et '),
  },
  rw: {
    money: (amount) => writeAmount(amount, '.', 'Frw'),
    day: writeRwDay,
    clock,
    join: (words) => words.join(' na '),
  },
};
