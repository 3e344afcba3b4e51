import { createParts } from './parts.ts';
import { locales } from './locales.ts';

export const partsEn = createParts(locales.en, {
  cancelled: 'cancelled',
  voucher: 'Voucher',
  delivery: 'Delivery',
  total: 'Total',
  seeOrder: 'See your order',
  openConsole: 'Open it in the console',
  on: 'on',
  unknownDevice: 'unknown device',
});
