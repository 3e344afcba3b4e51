import { createParts } from './parts.ts';
import { locales } from './locales.ts';

export const partsFr = createParts(locales.fr, {
  cancelled: 'annulé',
  voucher: 'Bon de réduction',
  delivery: 'Livraison',
  total: 'Total',
  seeOrder: 'Voir votre commande',
  openConsole: 'Ouvrir dans la console',
  on: 'sur',
  unknownDevice: 'appareil inconnu',
});
