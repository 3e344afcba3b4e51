import { createParts } from './parts.ts';
import { tongues } from './tongues.ts';

export const partsRw = createParts(tongues.rw, {
  cancelled: 'byahagaritswe',
  voucher: 'Igabanyirizwa',
  delivery: 'Kubibagezaho',
  total: 'Igiteranyo',
  seeOrder: 'Reba komande yanyu',
  openConsole: 'Fungura muri konsole',
  on: 'kuri',
  unknownDevice: 'igikoresho kitazwi',
});
