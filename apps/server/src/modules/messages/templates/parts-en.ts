import { createParts } from './parts.ts';
import { locales } from './locales.ts';

export const partsEn = createParts(locales.en, {
  cancelled: 'cancelled',
  voucher: 'Voucher',
  delivery: 'Delivery',
  total: 'Total',
  paid: 'Paid',
  open: 'Still to pay',
  stillToPay: (amount) => `Still to pay: ${amount}.`,
  seeOrder: 'See your order',
  openConsole: 'Open it in the console',
  damaged: 'Damaged, not on sale again',
  on: 'on',
  unknownDevice: 'unknown device',
});
