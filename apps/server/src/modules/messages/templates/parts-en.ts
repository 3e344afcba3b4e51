import { createParts } from './parts.ts';
import { tongues } from './tongues.ts';

export const partsEn = createParts(tongues.en, {
  cancelled: 'cancelled',
  voucher: 'Voucher',
  delivery: 'Delivery',
  total: 'Total',
  seeOrder: 'See your order',
  openConsole: 'Open it in the console',
  on: 'on',
  unknownDevice: 'unknown device',
});
