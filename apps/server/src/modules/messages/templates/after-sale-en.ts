import { identity } from '@urumuri/identity';
import { formatRwf } from '@urumuri/money';
import type { Letter } from '../message.ts';
import type { Facts, ReturnWords } from './facts.ts';

type AfterSale = 'return_step' | 'return_desk' | 'review_answered' | 'review_hidden';

const unitsOf = ({ lines }: ReturnWords) =>
  lines.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`)).join(', ');

/** What a customer is told of each step of a return. */
const returnSteps: Record<ReturnWords['status'], (words: ReturnWords) => string> = {
  asked: ({ shopName }) => `${shopName} has your request and will answer you.`,
  accepted: ({ shopName }) => `${shopName} takes it back.`,
  refused: ({ shopName }) => `${shopName} does not take it back.`,
  withdrawn: () => 'You have withdrawn it, and keep what you have bought.',
  received: ({ shopName }) => `${shopName} has it back.`,
  closed: ({ refundRwf }) =>
    refundRwf > 0 ? `${formatRwf(refundRwf)} was given back to you.` : 'It is closed; no money was given back.',
};

/** Only what was just decided: an answer of before was told then. */
const answerOf = ({ status, answer }: ReturnWords) =>
  answer !== '' && (status === 'accepted' || status === 'refused') ? [answer] : [];

/** Goods that come back, and reviews. */
export const afterSaleEn: { [Template in AfterSale]: (facts: Facts[Template]) => Letter } = {
  return_step: (words) => {
    const sentence = returnSteps[words.status](words);
    return {
      subject: `Your return of order ${words.number}: ${words.status}`,
      short: [`${identity.name}, return of order ${words.number}: ${sentence}`, ...answerOf(words)].join(' '),
      paragraphs: [`Your return: ${unitsOf(words)}.`, sentence, ...answerOf(words)],
      button: { label: 'See your order', href: words.href },
    };
  },
  return_desk: (words) => {
    const sentence =
      words.status === 'asked'
        ? `${words.customerName} wants to return ${unitsOf(words)}.`
        : `The return of ${unitsOf(words)} by ${words.customerName} is ${words.status}.`;
    return {
      subject: `Return of order ${words.number}: ${words.status}`,
      short: `Order ${words.number}: ${sentence}`,
      paragraphs: [sentence],
      button: { label: 'Open it in the console', href: words.href },
    };
  },
  review_answered: ({ productName, shopName, answer, href }) => ({
    subject: `${shopName} has answered your review`,
    short: `${shopName} has answered your review of ${productName}: ${href}`,
    paragraphs: [`${shopName} has answered your review of ${productName}:`, answer],
    button: { label: 'Read it', href },
  }),
  review_hidden: ({ productName, hiddenReason, href }) => ({
    subject: `Your review of ${productName} is hidden`,
    short: `${identity.name}: your review of ${productName} is not shown. ${hiddenReason}`,
    paragraphs: [`Our office has hidden your review of ${productName}. The reason: ${hiddenReason}`],
    button: { label: 'See the product', href },
  }),
};
