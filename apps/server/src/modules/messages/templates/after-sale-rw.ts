import { identity } from '@urumuri/identity';
import type { AfterSale, MessageContext, Letters, ReturnWords } from './message-context.ts';
import { partsRw } from './parts-rw.ts';
import { locales } from './locales.ts';

const { money } = locales.rw;
const { unitsOf, seeOrder, openConsole } = partsRw;

const states: Record<ReturnWords['status'], string> = {
  asked: 'byasabwe',
  accepted: 'byemewe',
  refused: 'ntibyemewe',
  withdrawn: 'byahagaritswe',
  received: 'byakiriwe',
  closed: 'byarangiye',
};

const returnSteps: Record<ReturnWords['status'], (words: ReturnWords) => string> = {
  asked: ({ shopName }) => `${shopName} yakiriye ubusabe bwanyu, izabasubiza.`,
  accepted: ({ shopName }) => `${shopName} yemeye ko mubigarura.`,
  refused: ({ shopName }) => `${shopName} ntiyemeye ko mubigarura.`,
  withdrawn: () => 'Mwahagaritse ubusabe bwanyu; ibyo mwaguze ni ibyanyu.',
  received: ({ shopName }) => `${shopName} yakiriye ibyo mwagaruye.`,
  closed: ({ refundRwf, takenOffRwf }) =>
    [
      ...(takenOffRwf > 0 ? [`${money(takenOffRwf)} yakuwe ku yo mwari musigaje kwishyura.`] : []),
      ...(refundRwf > 0 ? [`Mwasubijwe ${money(refundRwf)}.`] : []),
    ].join(' ') || 'Byarangiye; nta mafaranga yasubijwe.',
};

const answerOf = ({ status, answer }: ReturnWords) =>
  answer !== '' && (status === 'accepted' || status === 'refused') ? [answer] : [];

const claimSteps: Record<
  MessageContext['claim_step']['state'],
  { subject: string; say(product: string, shop: string): string }
> = {
  open: {
    subject: 'Twakiriye ubusabe bwanyu bwa garanti',
    say: (product, shop) => `${shop} yakiriye ubusabe bwanyu kuri ${product}, izabasubiza.`,
  },
  repair: {
    subject: 'Ubusabe bwanyu bwemewe',
    say: (product, shop) => `${shop} izabakorera ${product} kuri garanti.`,
  },
  exchange: {
    subject: 'Ubusabe bwanyu bwemewe',
    say: (product, shop) => `${shop} izabahindurira ${product} kuri garanti.`,
  },
  refused: {
    subject: 'Ubusabe bwanyu ntibwemewe',
    say: (product, shop) => `${shop} ntiyemeye ubusabe bwanyu kuri ${product}.`,
  },
  done: {
    subject: 'Ubusabe bwanyu bwarangiye',
    say: (product, shop) => `${shop} yarangije iby’ubusabe bwanyu kuri ${product}.`,
  },
};

const officeAnswers: Record<MessageContext['claim_answered']['state'], string> = {
  repair: 'Iduka ryanyu rigomba kugikora kuri garanti.',
  exchange: 'Iduka ryanyu rigomba kugihindura kuri garanti.',
  refused: 'Ubusabe ntibwemewe.',
  done: 'Ubusabe bwarangiye.',
};

export const afterSaleRw: Pick<Letters, AfterSale> = {
  return_step: (words) => {
    const sentence = returnSteps[words.status](words);
    return {
      subject: `Ibyo mugarura kuri komande ${words.number}: ${states[words.status]}`,
      short: [`${identity.name}, ibyo mugarura kuri komande ${words.number}: ${sentence}`, ...answerOf(words)].join(
        ' ',
      ),
      paragraphs: [`Ibyo mugarura: ${unitsOf(words)}.`, sentence, ...answerOf(words)],
      button: seeOrder(words.href),
    };
  },
  return_desk: (words) => {
    const sentence =
      words.status === 'asked'
        ? `${words.customerName} arashaka kugarura ${unitsOf(words)}.`
        : `Ibyo ${words.customerName} agarura (${unitsOf(words)}): ${states[words.status]}.`;
    return {
      subject: `Ibigarurwa kuri komande ${words.number}: ${states[words.status]}`,
      short: `Komande ${words.number}: ${sentence}`,
      paragraphs: [sentence],
      button: openConsole(words.href),
    };
  },
  review_answered: ({ productName, shopName, answer, href }) => ({
    subject: `${shopName} yasubije igitekerezo cyanyu`,
    short: `${shopName} yasubije igitekerezo cyanyu kuri ${productName}: ${href}`,
    paragraphs: [`${shopName} yasubije igitekerezo cyanyu kuri ${productName}:`, answer],
    button: { label: 'Soma igisubizo', href },
  }),
  review_hidden: ({ productName, hiddenReason, href }) => ({
    subject: `Igitekerezo cyanyu kuri ${productName} cyahishwe`,
    short: `${identity.name}: igitekerezo cyanyu kuri ${productName} nticyerekanwa. ${hiddenReason}`,
    paragraphs: [`Ibiro byacu byahishe igitekerezo cyanyu kuri ${productName}. Impamvu: ${hiddenReason}`],
    button: { label: 'Reba igicuruzwa', href },
  }),
  claim_step: ({ number, productName, shopName, state, answer, href }) => {
    const { subject, say } = claimSteps[state];
    const sentence = say(productName, shopName);
    return {
      subject: `${subject}: ${productName}`,
      short: `${identity.name}, komande ${number}: ${sentence}${answer === '' ? '' : ` ${answer}`}`,
      paragraphs: [sentence, ...(answer === '' ? [] : [answer])],
      button: seeOrder(href),
    };
  },
  new_claim: ({ number, productName, customerName, problem, href }) => ({
    subject: `Garanti yasabwe: ${productName}`,
    short: `${customerName} arasaba garanti ya ${productName} (komande ${number}): ${problem}`,
    paragraphs: [`${customerName} arasaba garanti ya ${productName}, yaguzwe kuri komande ${number}.`, problem],
    button: openConsole(href),
  }),
  claim_answered: ({ number, productName, customerName, state, answer, href }) => {
    const said = [officeAnswers[state], ...(answer === '' ? [] : [answer])];
    return {
      subject: `Ibiro byacu byasubije ubusabe bwa garanti: ${productName}`,
      short: `Ibiro byacu byasubije ubusabe bwa ${customerName} kuri ${productName} (komande ${number}): ${said.join(' ')}`,
      paragraphs: [
        `Ibiro byacu byasubije ubusabe bwa ${customerName} kuri ${productName}, yaguzwe kuri komande ${number}.`,
        ...said,
      ],
      button: openConsole(href),
    };
  },
};
