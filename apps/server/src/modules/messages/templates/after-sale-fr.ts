import { identity } from '@urumuri/identity';
import type { AfterSale, MessageContext, Letters, ReturnWords } from './message-context.ts';
import { partsFr } from './parts-fr.ts';
import { locales } from './locales.ts';

const { money } = locales.fr;
const { unitsOf, seeOrder, openConsole } = partsFr;

const states: Record<ReturnWords['status'], string> = {
  asked: 'demandé',
  accepted: 'accepté',
  refused: 'refusé',
  withdrawn: 'retiré',
  received: 'reçu',
  closed: 'terminé',
};

const returnSteps: Record<ReturnWords['status'], (words: ReturnWords) => string> = {
  asked: ({ shopName }) => `${shopName} a reçu votre demande et vous répondra.`,
  accepted: ({ shopName }) => `${shopName} accepte le retour.`,
  refused: ({ shopName }) => `${shopName} n’accepte pas le retour.`,
  withdrawn: () => 'Vous avez retiré votre demande et gardez ce que vous avez acheté.',
  received: ({ shopName }) => `${shopName} a bien reçu le retour.`,
  closed: ({ refundRwf, takenOffRwf }) =>
    [
      ...(takenOffRwf > 0 ? [`${money(takenOffRwf)} ont été déduits de ce qu’il vous restait à payer.`] : []),
      ...(refundRwf > 0 ? [`${money(refundRwf)} vous ont été rendus.`] : []),
    ].join(' ') || 'Le retour est clos ; aucun argent n’a été rendu.',
};

const answerOf = ({ status, answer }: ReturnWords) =>
  answer !== '' && (status === 'accepted' || status === 'refused') ? [answer] : [];

const claimSteps: Record<
  MessageContext['claim_step']['state'],
  { subject: string; say(product: string, shop: string): string }
> = {
  open: {
    subject: 'Nous avons votre demande de garantie',
    say: (product, shop) => `${shop} a reçu votre demande pour ${product} et vous répondra.`,
  },
  repair: {
    subject: 'Votre demande est acceptée',
    say: (product, shop) => `${shop} réparera votre ${product} sous garantie.`,
  },
  exchange: {
    subject: 'Votre demande est acceptée',
    say: (product, shop) => `${shop} échangera votre ${product} sous garantie.`,
  },
  refused: {
    subject: 'Votre demande est refusée',
    say: (product, shop) => `${shop} a refusé votre demande pour ${product}.`,
  },
  done: {
    subject: 'Votre demande est réglée',
    say: (product, shop) => `${shop} a réglé votre demande pour ${product}.`,
  },
};

const officeAnswers: Record<MessageContext['claim_answered']['state'], string> = {
  repair: 'Votre boutique doit faire la réparation sous garantie.',
  exchange: 'Votre boutique doit faire l’échange sous garantie.',
  refused: 'La demande est refusée.',
  done: 'La demande est réglée.',
};

export const afterSaleFr: Pick<Letters, AfterSale> = {
  return_step: (words) => {
    const sentence = returnSteps[words.status](words);
    return {
      subject: `Votre retour de la commande ${words.number} : ${states[words.status]}`,
      short: [`${identity.name}, retour de la commande ${words.number} : ${sentence}`, ...answerOf(words)].join(' '),
      paragraphs: [`Votre retour : ${unitsOf(words)}.`, sentence, ...answerOf(words)],
      button: seeOrder(words.href),
    };
  },
  return_desk: (words) => {
    const sentence =
      words.status === 'asked'
        ? `${words.customerName} veut retourner ${unitsOf(words)}.`
        : `Retour de ${unitsOf(words)} par ${words.customerName} : ${states[words.status]}.`;
    return {
      subject: `Retour de la commande ${words.number} : ${states[words.status]}`,
      short: `Commande ${words.number} : ${sentence}`,
      paragraphs: [sentence],
      button: openConsole(words.href),
    };
  },
  review_answered: ({ productName, shopName, answer, href }) => ({
    subject: `${shopName} a répondu à votre avis`,
    short: `${shopName} a répondu à votre avis sur ${productName} : ${href}`,
    paragraphs: [`${shopName} a répondu à votre avis sur ${productName} :`, answer],
    button: { label: 'Lire la réponse', href },
  }),
  review_hidden: ({ productName, hiddenReason, href }) => ({
    subject: `Votre avis sur ${productName} est masqué`,
    short: `${identity.name} : votre avis sur ${productName} n’est pas affiché. ${hiddenReason}`,
    paragraphs: [`Notre bureau a masqué votre avis sur ${productName}. Motif : ${hiddenReason}`],
    button: { label: 'Voir le produit', href },
  }),
  claim_step: ({ number, productName, shopName, state, answer, href }) => {
    const { subject, say } = claimSteps[state];
    const sentence = say(productName, shopName);
    return {
      subject: `${subject} : ${productName}`,
      short: `${identity.name}, commande ${number} : ${sentence}${answer === '' ? '' : ` ${answer}`}`,
      paragraphs: [sentence, ...(answer === '' ? [] : [answer])],
      button: seeOrder(href),
    };
  },
  new_claim: ({ number, productName, customerName, problem, href }) => ({
    subject: `Garantie demandée : ${productName}`,
    short: `${customerName} demande la garantie de ${productName} (commande ${number}) : ${problem}`,
    paragraphs: [`${customerName} demande la garantie de ${productName}, acheté avec la commande ${number}.`, problem],
    button: openConsole(href),
  }),
  claim_answered: ({ number, productName, customerName, state, answer, href }) => {
    const said = [officeAnswers[state], ...(answer === '' ? [] : [answer])];
    return {
      subject: `Notre bureau a répondu à une demande de garantie : ${productName}`,
      short: `Notre bureau a répondu à la demande de ${customerName} pour ${productName} (commande ${number}) : ${said.join(' ')}`,
      paragraphs: [
        `Notre bureau a répondu à la demande de ${customerName} pour ${productName}, acheté avec la commande ${number}.`,
        ...said,
      ],
      button: openConsole(href),
    };
  },
};
