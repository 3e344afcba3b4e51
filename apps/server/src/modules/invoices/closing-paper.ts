import type { Paper, PaperBlock, PaperRow } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { formatKigaliDate, startOfKigaliDay } from '../../kigali-date.ts';
import type { ClosedMethod, ClosedRate, ClosedSeries } from './closing.repository.ts';

export type DayClosing = {
  day: string;
  /** Whose it is; of the whole market, the market's name. */
  name: string;
  series: readonly ClosedSeries[];
  rates: readonly ClosedRate[];
  payments: readonly ClosedMethod[];
};

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const section = (title: string, rows: PaperRow[], none: string): PaperBlock[] => [
  { kind: 'heading', lines: [title] },
  rows.length === 0 ? { kind: 'text', lines: [none] } : { kind: 'rows', lines: [], rows },
];
const count = (one: number, word: string) => `${one} ${word}${one === 1 ? '' : 's'}`;

/** A day's papers, their VAT and the money that moved. */
export function writeClosing({ day, name, series, rates, payments }: DayClosing): Paper {
  const total = (label: string, amountRwf: number) => ({ label, value: formatRwf(amountRwf), isStrong: true });
  return {
    title: 'Daily closing',
    subtitle: `${name} · ${formatKigaliDate(startOfKigaliDay(day))}`,
    blocks: [
      ...section(
        'Invoices and credit notes',
        [
          ...series.map(({ shopName, first, last, invoices, creditNotes, grossRwf }) => ({
            label: `${shopName}: ${first === last ? `number ${first}` : `numbers ${first} to ${last}`}`,
            value: formatRwf(grossRwf),
            note: `${count(invoices, 'invoice')}, ${count(creditNotes, 'credit note')}`,
          })),
          ...(series.length === 0 ? [] : [total('Total, VAT included', sum(series.map(({ grossRwf }) => grossRwf)))]),
        ],
        'None on this day.',
      ),
      ...section(
        'VAT',
        [
          ...rates.map(({ percent, netRwf, vatRwf, grossRwf }) => ({
            label: `${percent}%`,
            value: formatRwf(vatRwf),
            note: `${formatRwf(netRwf)} before VAT, ${formatRwf(grossRwf)} with it`,
          })),
          ...(rates.length === 0 ? [] : [total('Total VAT', sum(rates.map(({ vatRwf }) => vatRwf)))]),
        ],
        'None on this day.',
      ),
      ...section(
        'Payments',
        [
          ...payments.map(({ method, inRwf, outRwf }) => ({
            label: method,
            value: formatRwf(inRwf - outRwf),
            ...(outRwf > 0 && { note: `${formatRwf(inRwf)} in, ${formatRwf(outRwf)} refunded` }),
          })),
          ...(payments.length === 0 ? [] : [total('Total', sum(payments.map(({ inRwf, outRwf }) => inRwf - outRwf)))]),
        ],
        'None on this day.',
      ),
    ],
  };
}
