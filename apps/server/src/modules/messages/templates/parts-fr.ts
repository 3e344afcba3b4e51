import { createParts } from './parts.ts';
import { tongues } from './tongues.ts';

export const partsFr = createParts(tongues.fr, {
  cancelled: 'annulé',
  voucher: 'Bon de réduction',
  delivery: 'Livraison',
  total: 'Total',
  seeOrder: 'Voir votre commande',
  openConsole: 'Ouvrir dans la console',
  on: 'sur',
  unknownDevice: 'appareil inconnu',
});
