import { groupPhone } from '@urumuri/contract';
import { identity } from '@urumuri/identity';
import { accountFr } from './account-fr.ts';
import { afterSaleFr } from './after-sale-fr.ts';
import type { Letters, NewOrderWords } from './message-context.ts';
import { partsFr } from './parts-fr.ts';
import { noteOf } from './parts.ts';
import { locales } from './locales.ts';

const { money, day, clock, join } = locales.fr;
const { itemsOf, sumsOf, stillToPay, seeOrder, openConsole, damagedOf } = partsFr;

const between = (from: Date, until: Date) => `${day(from)} entre ${clock(from)} et ${clock(until)}`;

function callSentence({ isConfirmed, contactBy, contactFrom, contactUntil }: NewOrderWords): string {
  if (isConfirmed) return 'Vous l’avez confirmée au téléphone, et nous la préparons.';
  const call = contactBy === 'phone' ? 'Nous vous appellerons' : 'Nous vous appellerons sur WhatsApp';
  const when = contactFrom && contactUntil ? `le ${between(contactFrom, contactUntil)}` : 'bientôt';
  return `${call} ${when} pour convenir de la livraison et du paiement.`;
}

const orCall = () => (identity.phones[0] ? `, ou appelez-nous : ${identity.phones[0]}` : '');

const from = (shops: readonly string[]) => (shops.length === 0 ? '' : ` chez ${join(shops)}`);

/** What a customer is told of each step. */
const steps: Record<string, { subject: string; say(shops: string): string }> = {
  processing: {
    subject: 'est en préparation',
    say: (shops) => `Votre commande${shops} est confirmée et en cours de préparation.`,
  },
  warehouse: {
    subject: 'est emballée',
    say: (shops) => `Votre commande${shops} est emballée et prête à être livrée.`,
  },
  placed: {
    subject: 'est livrée',
    say: (shops) => `Votre commande${shops} vous a été remise. Merci, et profitez-en bien.`,
  },
  paid: { subject: 'est payée', say: () => 'Nous avons reçu votre paiement. Merci.' },
  refunded: { subject: 'est remboursée', say: () => 'Votre paiement vous a été rendu.' },
};

export const fr: Letters = {
  order_received: (order) => ({
    subject: `Nous avons reçu votre commande ${order.number}`,
    short: `${identity.name} : commande ${order.number} reçue, ${money(order.totalRwf)}. ${callSentence(order)}`,
    paragraphs: [`Merci pour votre commande ${order.number}.`, callSentence(order)],
    items: itemsOf(order),
    sums: sumsOf(order),
    button: seeOrder(order.href),
  }),
  order_step: (order) => {
    const step = steps[order.status];
    const sentence = step?.say(from(order.shops)) ?? 'Il y a du nouveau pour votre commande.';
    return {
      subject: `Votre commande ${order.number} ${step?.subject ?? 'a du nouveau'}`,
      short: `${identity.name}, commande ${order.number} : ${sentence}`,
      paragraphs: [sentence, ...noteOf(order)],
      items: itemsOf(order),
      sums: sumsOf(order),
      button: seeOrder(order.href),
    };
  },
  order_cancelled: (order) => {
    const what = order.isWhole
      ? `Votre commande ${order.number} est annulée`
      : `Une partie de votre commande ${order.number} est annulée`;
    const total = order.isWhole
      ? 'Vous n’avez rien à payer.'
      : `Le nouveau total est de ${money(order.totalRwf)}.${stillToPay(order)}`;
    return {
      subject: what,
      short: `${identity.name} : ${what}. ${total}`,
      paragraphs: [`${what}.`, total, ...noteOf(order)],
      items: itemsOf(order),
      sums: order.isWhole ? [] : sumsOf(order, 'Nouveau total'),
      button: seeOrder(order.href),
    };
  },
  order_changed: (order) => ({
    subject: `Votre commande ${order.number} a été modifiée`,
    short: `${identity.name} : commande ${order.number} modifiée. Le total est de ${money(order.totalRwf)}.${stillToPay(order)} ${order.note}`,
    paragraphs: [`Votre commande ${order.number} a été modifiée. La voici maintenant.`, ...noteOf(order)],
    items: itemsOf(order),
    sums: sumsOf(order),
    button: seeOrder(order.href),
  }),
  order_note: (order) => ({
    subject: `Un mot au sujet de votre commande ${order.number}`,
    short: `${identity.name}, commande ${order.number} : ${order.note}`,
    paragraphs: noteOf(order),
    button: seeOrder(order.href),
  }),
  call_missed: (order) => ({
    subject: `Nous n’avons pas pu vous joindre pour votre commande ${order.number}`,
    short: `${identity.name} : nous vous avons appelé pour la commande ${order.number} sans vous joindre. Nous rappellerons${orCall()}.`,
    paragraphs: [
      `Nous vous avons appelé au sujet de votre commande ${order.number}${from(order.shops)}, sans pouvoir vous joindre.`,
      `Nous rappellerons${orCall()}.`,
    ],
    button: seeOrder(order.href),
  }),
  payment_seen: ({ number, amountRwf, says, href }) => {
    const isBack = amountRwf < 0;
    const sentence = isBack
      ? `Nous vous avons rendu ${money(-amountRwf)}.`
      : `Nous avons reçu votre paiement de ${money(amountRwf)}. Merci.`;
    return {
      subject: isBack
        ? `Remboursement pour votre commande ${number}`
        : `Votre paiement pour la commande ${number} est arrivé`,
      short: `${identity.name}, commande ${number} : ${[sentence, ...says].join(' ')}`,
      paragraphs: [sentence, ...says],
      button: seeOrder(href),
    };
  },
  payment_refused: ({ number, amountRwf, reference, reason, href }) => {
    const sentence = `Nous n’avons pas pu accepter votre paiement de ${money(amountRwf)}, référence ${reference} : ${reason}`;
    return {
      subject: `Au sujet de votre paiement pour la commande ${number}`,
      short: `${identity.name}, commande ${number} : ${sentence}`,
      paragraphs: [sentence, `Vérifiez-le et envoyez-le à nouveau${orCall()}.`],
      button: seeOrder(href),
    };
  },
  payment_claimed: ({ number, amountRwf, reference, customer, href }) => ({
    subject: `À vérifier : ${money(amountRwf)} pour la commande ${number}`,
    short: `${customer.name} dit avoir payé ${money(amountRwf)} pour la commande ${number}, référence ${reference}.`,
    paragraphs: [`${customer.name} dit avoir payé ${money(amountRwf)}, référence ${reference}. Merci de le vérifier.`],
    button: openConsole(href),
  }),
  chat_waiting: ({ shopName, href }) => ({
    subject: `${shopName} vous a écrit`,
    short: `${shopName} vous a écrit sur ${identity.name} : ${href}`,
    paragraphs: [`${shopName} vous a répondu dans la discussion.`],
    button: { label: 'Lire et répondre', href },
  }),
  ...afterSaleFr,
  new_order: (order) => ({
    subject: `Nouvelle commande ${order.number}, ${money(order.totalRwf)}`,
    short: `Nouvelle commande ${order.number} de ${order.customer.name}, ${money(order.totalRwf)}.`,
    paragraphs: [
      `${order.customer.name}, ${order.customer.place}, a commandé. Téléphone : ${groupPhone(order.customer.phone)}.`,
      order.contactFrom && order.contactUntil
        ? `À appeler le ${between(order.contactFrom, order.contactUntil)}${order.contactBy === 'whatsapp' ? ', sur WhatsApp' : ''}.`
        : order.isConfirmed
          ? 'Confirmée au téléphone : personne n’a à appeler.'
          : 'À appeler dès que possible.',
    ],
    items: itemsOf(order),
    sums: sumsOf(order),
    button: openConsole(order.href),
  }),
  part_cancelled: (order) => ({
    subject: `La commande ${order.number} est annulée`,
    short: [`La commande ${order.number} de ${order.customer.name} est annulée.`, ...damagedOf(order)].join(' '),
    paragraphs: [
      `La commande ${order.number} de ${order.customer.name} est annulée. Ses articles sont remis en vente, sauf s’ils sont abîmés.`,
      ...damagedOf(order),
    ],
    items: itemsOf(order),
    button: openConsole(order.href),
  }),
  part_changed: (order) => ({
    subject: `La commande ${order.number} a été modifiée`,
    short: `Le bureau a modifié la commande ${order.number} de ${order.customer.name}. Regardez-la avant de la remettre.`,
    paragraphs: [
      `Le bureau a modifié la commande ${order.number} de ${order.customer.name}. Regardez-la avant de la remettre.`,
      ...damagedOf(order),
    ],
    items: itemsOf(order),
    sums: sumsOf(order),
    button: openConsole(order.href),
  }),
  low_stock: ({ productName, available, href }) => ({
    subject: available === 0 ? `${productName} est épuisé` : `Plus que ${available} : ${productName}`,
    short: available === 0 ? `${productName} est épuisé.` : `Il ne reste que ${available} × ${productName}.`,
    paragraphs: [
      available === 0
        ? `Le dernier ${productName} est vendu. Personne ne peut le commander avant le prochain arrivage.`
        : `Il ne reste que ${available} × ${productName}.`,
    ],
    button: { label: 'Modifier le stock', href },
  }),
  new_shop: ({ shopName, ownerName, phone, href }) => ({
    subject: `${shopName} veut vendre ici`,
    short: `${shopName} (${ownerName}, ${groupPhone(phone)}) veut vendre ici.`,
    paragraphs: [`${ownerName} a inscrit la boutique ${shopName}. Téléphone : ${groupPhone(phone)}.`],
    button: { label: 'Voir la boutique', href },
  }),
  ...accountFr,
};
