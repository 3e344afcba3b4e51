import { identity } from '@urumuri/identity';
import { formatRwf } from '@urumuri/money';
import type { AfterSale, MessageContext, Letters, ReturnWords } from './message-context.ts';
import { partsEn } from './parts-en.ts';

const { unitsOf, seeOrder, openConsole } = partsEn;

/** What a customer is told of each step of a return. */
const returnSteps: Record<ReturnWords['status'], (words: ReturnWords) => string> = {
  asked: ({ shopName }) => `${shopName} has your request and will answer you.`,
  accepted: ({ shopName }) => `${shopName} takes it back.`,
  refused: ({ shopName }) => `${shopName} does not take it back.`,
  withdrawn: () => 'You have withdrawn it, and keep what you have bought.',
  received: ({ shopName }) => `${shopName} has it back.`,
  closed: ({ refundRwf, takenOffRwf }) =>
    [
      ...(takenOffRwf > 0 ? [`${formatRwf(takenOffRwf)} was taken off what you still had to pay.`] : []),
      ...(refundRwf > 0 ? [`${formatRwf(refundRwf)} was given back to you.`] : []),
    ].join(' ') || 'It is closed; no money was given back.',
};

/** Only what was just decided: an answer of before was told then. */
const answerOf = ({ status, answer }: ReturnWords) =>
  answer !== '' && (status === 'accepted' || status === 'refused') ? [answer] : [];

/** What a customer is told of each step of a claim. */
const claimSteps: Record<
  MessageContext['claim_step']['state'],
  { subject: string; say(product: string, shop: string): string }
> = {
  open: {
    subject: 'We have your warranty claim',
    say: (product, shop) => `${shop} has your claim for ${product} and will answer you.`,
  },
  repair: {
    subject: 'Your claim is accepted',
    say: (product, shop) => `${shop} will repair your ${product} under warranty.`,
  },
  exchange: {
    subject: 'Your claim is accepted',
    say: (product, shop) => `${shop} will exchange your ${product} under warranty.`,
  },
  refused: {
    subject: 'Your claim is refused',
    say: (product, shop) => `${shop} has refused your claim for ${product}.`,
  },
  done: { subject: 'Your claim is settled', say: (product, shop) => `${shop} has settled your claim for ${product}.` },
};

/** What the office has decided, for the shop that does it. */
const officeAnswers: Record<MessageContext['claim_answered']['state'], string> = {
  repair: 'Your shop is to repair it under warranty.',
  exchange: 'Your shop is to exchange it under warranty.',
  refused: 'The claim is refused.',
  done: 'The claim is settled.',
};

/** Goods that come back, warranties, and reviews. */
export const afterSaleEn: Pick<Letters, AfterSale> = {
  return_step: (words) => {
    const sentence = returnSteps[words.status](words);
    return {
      subject: `Your return of order ${words.number}: ${words.status}`,
      short: [`${identity.name}, return of order ${words.number}: ${sentence}`, ...answerOf(words)].join(' '),
      paragraphs: [`Your return: ${unitsOf(words)}.`, sentence, ...answerOf(words)],
      button: seeOrder(words.href),
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
      button: openConsole(words.href),
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
  claim_step: ({ number, productName, shopName, state, answer, href }) => {
    const { subject, say } = claimSteps[state];
    const sentence = say(productName, shopName);
    return {
      subject: `${subject}: ${productName}`,
      short: `${identity.name}, order ${number}: ${sentence}${answer === '' ? '' : ` ${answer}`}`,
      paragraphs: [sentence, ...(answer === '' ? [] : [answer])],
      button: seeOrder(href),
    };
  },
  new_claim: ({ number, productName, customerName, problem, href }) => ({
    subject: `Warranty claimed: ${productName}`,
    short: `${customerName} claims the warranty of ${productName} (order ${number}): ${problem}`,
    paragraphs: [`${customerName} claims the warranty of ${productName}, bought with order ${number}.`, problem],
    button: openConsole(href),
  }),
  claim_answered: ({ number, productName, customerName, state, answer, href }) => {
    const said = [officeAnswers[state], ...(answer === '' ? [] : [answer])];
    return {
      subject: `Our office has answered a claim: ${productName}`,
      short: `Our office has answered the claim of ${customerName} for ${productName} (order ${number}): ${said.join(' ')}`,
      paragraphs: [
        `Our office has answered the claim of ${customerName} for ${productName}, bought with order ${number}.`,
        ...said,
      ],
      button: openConsole(href),
    };
  },
};
