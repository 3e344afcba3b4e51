import { createParts } from './parts.ts';
import { locales } from './locales.ts';

export const partsFr = createParts(locales.fr, {
  cancelled: 'annulé',
  voucher: 'Bon de réduction',
  delivery: 'Livraison',
  total: 'Total',
  paid: 'Payé',
  open: 'Reste à payer',
  stillToPay: (amount) => `Reste à payer : ${amount}.`,
  seeOrder: 'Voir votre commande',
  openConsole: 'Ouvrir dans la console',
  damaged: 'Abîmé, retiré de la vente',
  on: 'sur',
  unknownDevice: 'appareil inconnu',
});
