import { createParts } from './parts.ts';
import { locales } from './locales.ts';

export const partsRw = createParts(locales.rw, {
  cancelled: 'byahagaritswe',
  voucher: 'Igabanyirizwa',
  delivery: 'Kubibagezaho',
  total: 'Igiteranyo',
  paid: 'Ayishyuwe',
  open: 'Asigaye kwishyurwa',
  stillToPay: (amount) => `Asigaye kwishyurwa: ${amount}.`,
  seeOrder: 'Reba komande yanyu',
  openConsole: 'Fungura muri konsole',
  damaged: 'Byangiritse, ntibizongera kugurishwa',
  on: 'kuri',
  unknownDevice: 'igikoresho kitazwi',
});
