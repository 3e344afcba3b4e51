import { demoCustomers } from './customers.ts';
import type { DemoProduct } from './demo-product.ts';
import type { Rating } from './review-sentences/index.ts';
import { createReviewWriter } from './review-text.ts';
import { createSeededRandom, drawInteger, shuffle } from './seeded-random.ts';
import type { SeededRandom } from './seeded-random.ts';

export type DemoReview = {
  /** Name of one of the demo customers; each reviews a product once. */
  reviewer: string;
  rating: Rating;
  text: string;
  daysAgo: number;
};

type Temperament = 'loved' | 'liked' | 'doubtful';

/** Of a hundred reviews, how many give five, four, three, two and one star. */
const ratingShares: Readonly<Record<Temperament, readonly [Rating, number][]>> = {
  loved: [
    [5, 62],
    [4, 27],
    [3, 7],
    [2, 3],
    [1, 1],
  ],
  liked: [
    [5, 44],
    [4, 37],
    [3, 12],
    [2, 5],
    [1, 2],
  ],
  doubtful: [
    [5, 20],
    [4, 30],
    [3, 25],
    [2, 15],
    [1, 10],
  ],
};

/** How many reviews a product has, by share of the catalogue: some none, a few more than a page. */
const countShares = [
  { below: 0.1, fewest: 0, most: 0 },
  { below: 0.44, fewest: 1, most: 3 },
  { below: 0.79, fewest: 4, most: 6 },
  { below: 0.88, fewest: 7, most: 9 },
  { below: 1, fewest: 10, most: 14 },
] as const;

const cheapRwf = 30_000;
const seedStride = 26_455;

/** The reviews of one product, newest first; the same on every run. */
export function writeReviews(productIndex: number, product: DemoProduct): readonly DemoReview[] {
  const random = createSeededRandom((productIndex + 1) * seedStride);
  const temperament = chooseTemperament(random, product);
  const count = drawCount(random, product.listedDaysAgo);
  const writeText = createReviewWriter(random, product);
  return shuffle(random, demoCustomers)
    .slice(0, count)
    .map(({ name }): DemoReview => {
      const rating = drawRating(random, temperament);
      const daysAgo = drawInteger(random, 1, product.listedDaysAgo - 1);
      const ownedDays = drawInteger(random, 1, product.listedDaysAgo - daysAgo);
      return { reviewer: name, rating, text: writeText(rating, ownedDays), daysAgo };
    })
    .toSorted((left, right) => left.daysAgo - right.daysAgo);
}

function chooseTemperament(random: SeededRandom, product: DemoProduct): Temperament {
  const roll = random();
  const isShortlyCovered = product.specifications.some(
    ([label, value]) => label === 'Warranty' && value === '6 months',
  );
  if (isShortlyCovered || (product.priceRwf < cheapRwf && roll < 0.4)) return 'doubtful';
  return roll < 0.55 ? 'loved' : 'liked';
}

/** What was listed yesterday cannot have a dozen reviews. */
function drawCount(random: SeededRandom, listedDaysAgo: number): number {
  const roll = random();
  const share = countShares.find(({ below }) => roll < below);
  if (share === undefined || listedDaysAgo < 2) return 0;
  return Math.min(drawInteger(random, share.fewest, share.most), Math.floor(listedDaysAgo / 3));
}

function drawRating(random: SeededRandom, temperament: Temperament): Rating {
  let remaining = random() * 100;
  for (const [rating, share] of ratingShares[temperament]) {
    remaining -= share;
    if (remaining < 0) return rating;
  }
  return 5;
}
