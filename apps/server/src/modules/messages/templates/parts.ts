import type { Letter } from '../message.ts';
import type { DeviceWords, OrderWords } from './message-context.ts';
import type { Locale } from './locales.ts';

type PartWords = {
  cancelled: string;
  voucher: string;
  delivery: string;
  total: string;
  paid: string;
  open: string;
  stillToPay(amount: string): string;
  seeOrder: string;
  openConsole: string;
  damaged: string;
  /** Between a browser and what it runs on. */
  on: string;
  unknownDevice: string;
};

type Counted = { name: string; quantity: number };

const units = ({ name, quantity }: Counted) => (quantity === 1 ? name : `${quantity} × ${name}`);

/** What letters of one language have in common. */
export function createParts({ money }: Locale, words: PartWords) {
  return {
    itemsOf: ({ lines }: OrderWords): Letter['items'] =>
      lines.map((line) => ({
        name: units(line),
        amount: line.isCancelled ? words.cancelled : money(line.amountRwf),
      })),
    sumsOf: (
      { voucherRwf, shippingFeeRwf, totalRwf, paidRwf, openRwf }: OrderWords,
      label = words.total,
    ): Letter['sums'] => [
      ...(voucherRwf > 0 ? [{ label: words.voucher, amount: money(-voucherRwf) }] : []),
      ...(shippingFeeRwf > 0 ? [{ label: words.delivery, amount: money(shippingFeeRwf) }] : []),
      { label, amount: money(totalRwf) },
      ...(paidRwf > 0 ? [{ label: words.paid, amount: money(paidRwf) }] : []),
      ...(openRwf === totalRwf ? [] : [{ label: words.open, amount: money(openRwf) }]),
    ],
    /** For short messages: nothing where all of it or none is. */
    stillToPay: ({ totalRwf, openRwf }: OrderWords) =>
      openRwf > 0 && openRwf !== totalRwf ? ` ${words.stillToPay(money(openRwf))}` : '',
    unitsOf: ({ lines }: { lines: readonly Counted[] }) => lines.map(units).join(', '),
    seeOrder: (href: string) => ({ label: words.seeOrder, href }),
    damagedOf: ({ damaged }: { damaged: readonly string[] }) =>
      damaged.length === 0 ? [] : [`${words.damaged}: ${damaged.join(', ')}.`],
    openConsole: (href: string) => ({ label: words.openConsole, href }),
    nameDevice: ({ browser, system }: DeviceWords) =>
      browser && system ? `${browser} ${words.on} ${system}` : (browser ?? system ?? words.unknownDevice),
  };
}

export const noteOf = ({ note }: { note: string }) => (note === '' ? [] : [note]);
