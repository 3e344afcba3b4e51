import type { AccountSums, PayoutEntry, PayoutStatement } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { formatKigaliDay } from '@urumuri/ui/format/kigali-time.ts';

const kindWords: Record<PayoutEntry['kind'], string> = {
  sale: 'Delivered',
  return: 'Return',
  received: 'Paid to the shop',
  correction: 'Correction',
  payout: 'Paid out',
};

/** What happened, such as `Order 1042 · Delivered`. */
export function nameEntry({ kind, orderNumber, amount }: PayoutEntry): string {
  const words = kind === 'received' && amount > 0 ? 'Refunded by the shop' : kindWords[kind];
  return orderNumber === undefined ? words : `Order ${orderNumber} · ${words}`;
}

/** What an amount is made of; of what was not sold, its note. */
export function describeEntry({ sales, voucher, delivery, commission, note }: PayoutEntry): string {
  return [
    ...(sales === 0 ? [] : [`Sales ${formatRwf(sales)}`]),
    ...(voucher === 0 ? [] : [`voucher ${formatRwf(-voucher)}`]),
    ...(delivery === 0 ? [] : [`delivery ${formatRwf(delivery)}`]),
    ...(commission === 0 ? [] : [`commission ${formatRwf(-commission)}`]),
    ...(note === '' ? [] : [note]),
  ].join(' · ');
}

/** The lines of an account from opening to closing balance, without those of nothing between. */
export function listSums(sums: AccountSums): { label: string; amount: number; isStrong?: true }[] {
  const between = [
    { label: 'Sales', amount: sums.sales },
    { label: 'Vouchers of the shop', amount: -sums.voucher },
    { label: 'Delivery fees', amount: sums.delivery },
    { label: 'Commission', amount: -sums.commission },
    { label: 'Paid to the shop itself', amount: -sums.received },
    { label: 'Corrections', amount: sums.corrections },
    { label: 'Paid out', amount: -sums.paidOut },
  ];
  return [
    { label: 'Opening balance', amount: sums.opening },
    ...between.filter(({ amount }) => amount !== 0),
    { label: 'Closing balance', amount: sums.closing, isStrong: true },
  ];
}

export const nameBalance = (amount: number, isOwn = false) =>
  amount < 0
    ? `${isOwn ? 'You owe' : 'The shop owes'} ${formatRwf(-amount)}`
    : `${isOwn ? 'We owe you' : 'We owe the shop'} ${formatRwf(amount)}`;

/** The days of a statement, such as `1 Nov 2026 – 15 Nov 2026`. */
export function namePeriod({ from, until }: Pick<PayoutStatement, 'from' | 'until'>): string {
  if (until === undefined) return from === undefined ? 'Open period' : `Open period, since ${formatKigaliDay(from)}`;
  return from === undefined
    ? `Until ${formatKigaliDay(until)}`
    : `${formatKigaliDay(from)} – ${formatKigaliDay(until)}`;
}
