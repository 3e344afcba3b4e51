import { expect, it } from 'vitest';
import { toHomeBanner } from './home-banner.ts';

const banner = {
  _id: 'b1',
  banner: '/images/x/1600',
  link: 'fridge-200',
  productId: 'p1',
  title: 'Cold',
  line: 'and calm',
};

it('leads to the product by its link, or by its id when there is no link', () => {
  expect(toHomeBanner(banner).link).toBe('fridge-200');
  expect(toHomeBanner({ ...banner, link: '' }).link).toBe('p1');
});

it('gives a banner without words a name', () => {
  expect(toHomeBanner({ ...banner, title: '' }).title).toBe('Offer of the week');
});
