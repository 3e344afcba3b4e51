import type { DemoProduct } from './demo-product.ts';
import {
  bulkyKinds,
  everydayPraise,
  largeDelivery,
  openings,
  people,
  places,
  sentencesByKind,
  service,
  smallDelivery,
} from './review-sentences/index.ts';
import type { Rating } from './review-sentences/index.ts';
import { drawItem } from './seeded-random.ts';
import type { SeededRandom } from './seeded-random.ts';

type Part = 'opening' | 'good' | 'mixed' | 'bad' | 'serviceGood' | 'serviceMixed' | 'serviceBad';

/** The shapes a review of each rating may take; a shape listed twice is twice as likely. */
const shapes: Readonly<Record<Rating, readonly (readonly Part[])[]>> = {
  5: [
    ['good'],
    ['opening'],
    ['opening', 'good'],
    ['opening', 'good'],
    ['good', 'good'],
    ['good', 'serviceGood'],
    ['opening', 'serviceGood'],
    ['serviceGood', 'good'],
    ['opening', 'good', 'serviceGood'],
    ['good', 'good', 'opening'],
  ],
  4: [
    ['good', 'mixed'],
    ['good', 'mixed'],
    ['opening', 'good'],
    ['opening', 'mixed'],
    ['good', 'serviceGood'],
    ['opening', 'good', 'mixed'],
    ['good', 'serviceMixed'],
    ['opening'],
    ['good', 'good', 'serviceMixed'],
  ],
  3: [
    ['opening', 'mixed'],
    ['opening', 'good', 'mixed'],
    ['good', 'mixed', 'serviceMixed'],
    ['mixed', 'serviceMixed'],
    ['opening', 'mixed', 'mixed'],
    ['opening', 'serviceMixed'],
    ['mixed', 'serviceGood'],
  ],
  2: [
    ['opening', 'bad'],
    ['bad', 'serviceBad'],
    ['bad', 'mixed'],
    ['opening', 'bad', 'serviceBad'],
  ],
  1: [
    ['bad', 'serviceBad'],
    ['opening', 'bad'],
    ['opening', 'bad', 'serviceBad'],
  ],
};

const joints = ['But ', 'But ', 'Only ', 'One thing: ', 'My only complaint: ', ''] as const;

type Writer = (rating: Rating, ownedDays: number) => string;

/** Writes the reviews of one product; no sentence is used twice. */
export function createReviewWriter(random: SeededRandom, product: DemoProduct): Writer {
  const used = new Set<string>();

  function drawSentence(part: Part, rating: Rating, period: string | undefined): string | undefined {
    const isFitting = (sentence: string) =>
      !used.has(sentence) && (period !== undefined || !sentence.includes('{time}'));
    const fitting = listSentences(product, part, rating).filter(isFitting);
    const choice = fitting.length === 0 && part === 'good' ? everydayPraise.filter(isFitting) : fitting;
    if (choice.length === 0) return undefined;
    const sentence = drawItem(random, choice);
    used.add(sentence);
    return fillIn(random, sentence, period ?? '');
  }

  return (rating, ownedDays) => {
    const period = describePeriod(ownedDays);
    const shape = drawItem(random, shapes[rating]);
    const sentences = shape.flatMap((part, place) => {
      const sentence = drawSentence(part, rating, period);
      if (sentence === undefined) return [];
      const turnsAround = part === 'mixed' && shape[place - 1] === 'good';
      return turnsAround ? joinComplaint(random, sentence) : sentence;
    });
    return sentences.length > 0 ? sentences.join(' ') : (drawSentence('opening', rating, period) ?? '');
  };
}

function listSentences(product: DemoProduct, part: Part, rating: Rating): readonly string[] {
  const delivery = bulkyKinds.has(product.kind) ? largeDelivery : smallDelivery;
  const { good, mixed, bad } = sentencesByKind[product.kind];
  const sentences: Readonly<Record<Part, readonly string[]>> = {
    opening: openings[rating],
    good,
    mixed,
    bad,
    serviceGood: [...service.good, ...delivery.good],
    serviceMixed: [...service.mixed, ...delivery.mixed],
    serviceBad: service.bad,
  };
  return sentences[part];
}

/** Most people who praise first do not just put the complaint beside it. */
function joinComplaint(random: SeededRandom, complaint: string): string {
  const joint = drawItem(random, joints);
  const startsWithName = /^(?:I\b|[A-Z]{2})/.test(complaint);
  if (joint === '' || startsWithName) return `${joint}${complaint}`;
  return `${joint}${complaint.charAt(0).toLowerCase()}${complaint.slice(1)}`;
}

function fillIn(random: SeededRandom, sentence: string, period: string): string {
  const filled = sentence
    .replace('{who}', () => drawItem(random, people))
    .replace('{place}', () => drawItem(random, places))
    .replace('{time}', period);
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}

const periods = [
  { fromDays: 200, words: 'more than half a year' },
  { fromDays: 90, words: 'three months' },
  { fromDays: 60, words: 'two months' },
  { fromDays: 30, words: 'a month' },
  { fromDays: 14, words: 'two weeks' },
  { fromDays: 7, words: 'a week' },
] as const;

function describePeriod(ownedDays: number): string | undefined {
  return periods.find(({ fromDays }) => ownedDays >= fromDays)?.words;
}
