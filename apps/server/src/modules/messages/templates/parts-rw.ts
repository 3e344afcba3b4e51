import { createParts } from './parts.ts';
import { locales } from './locales.ts';

export const partsRw = createParts(locales.rw, {
  cancelled: 'byahagaritswe',
  voucher: 'Igabanyirizwa',
  delivery: 'Kubibagezaho',
  total: 'Igiteranyo',
  seeOrder: 'Reba komande yanyu',
  openConsole: 'Fungura muri konsole',
  on: 'kuri',
  unknownDevice: 'igikoresho kitazwi',
});
