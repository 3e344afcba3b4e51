import { describe, expect, it } from 'vitest';
import { kinds } from '../illustrations/illustration.ts';
import { demoBanners } from './banners.ts';
import { categoryTrail, demoCategories, demoSubcategories, shelfOf } from './categories.ts';
import { demoCustomers } from './customers.ts';
import { demoFamilies, demoShelf, familyOf } from './families.ts';
import { demoProducts } from './products/index.ts';
import { writeReviews } from './reviews.ts';
import { demoShops } from './shops.ts';
import { productSlug, slugify } from './slug.ts';

const SLUG = /^[a-z0-9-]{1,160}$/;
const COLOUR = /^#[0-9a-f]{6}$/;
const DISCOUNTS = [0, 5, 8, 10, 12, 15, 20, 25, 30];

const reviewsByProduct = demoProducts.map((product, index) => writeReviews(index, product));
const reviews = reviewsByProduct.flat();

function listRepeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function listFailing(isRight: (product: (typeof demoProducts)[number]) => boolean): string[] {
  return demoProducts.filter((product) => !isRight(product)).map((product) => product.name);
}

function shareOf(isCounted: (product: (typeof demoProducts)[number]) => boolean): number {
  return demoProducts.filter(isCounted).length / demoProducts.length;
}

describe('the demo catalogue', () => {
  it('is as large as a shop that is open for business', () => {
    expect(demoProducts.length).toBeGreaterThanOrEqual(165);
    expect(demoCategories).toHaveLength(15);
    expect(new Set(demoProducts.map(({ brand }) => brand)).size).toBeGreaterThanOrEqual(20);
    expect(demoShops).toHaveLength(6);
    expect(demoCustomers.length).toBeGreaterThanOrEqual(60);
    expect(demoBanners).toHaveLength(5);
  });

  it('gives every product, category and shop an address of its own', () => {
    const slugs = demoProducts.map(productSlug);
    expect(listRepeated(slugs)).toEqual([]);
    expect(slugs.filter((slug) => !SLUG.test(slug))).toEqual([]);
    for (const category of demoCategories) expect(category.slug).toBe(slugify(category.name));
    expect(listRepeated(demoCategories.map(({ slug }) => slug))).toEqual([]);
    for (const shop of demoShops) expect(shop.slug).toBe(slugify(shop.shopName));
    expect(listRepeated(demoShops.map(({ slug }) => slug))).toEqual([]);
  });

  it('puts every product into a category and a shop that exist', () => {
    const categories = new Set(demoCategories.map(({ slug }) => slug));
    const shops = new Set(demoShops.map(({ slug }) => slug));
    expect(listFailing(({ category }) => categories.has(category))).toEqual([]);
    expect(listFailing(({ shop }) => shops.has(shop))).toEqual([]);
  });

  it('has categories within categories, three deep, with products in every innermost one, and families', () => {
    expect(demoSubcategories.map(({ slug }) => categoryTrail(slug).length)).toContain(3);
    for (const { name, slug, kinds: own } of demoSubcategories) {
      expect(slug).toBe(slugify(name));
      const held = demoProducts.filter((product) => shelfOf(product) === slug);
      if (own.length > 0) expect(held.length).toBeGreaterThanOrEqual(3);
      for (const { category } of held) expect(categoryTrail(slug)).toContain(category);
    }
    for (const [family, members] of Object.entries(demoFamilies)) {
      const found = demoProducts.filter((product) => familyOf(product)?.family === family);
      expect(found).toHaveLength(Object.keys(members).length);
      expect(new Set(found.map(({ shop }) => shop)).size).toBe(1);
    }
    expect(demoShelf).toHaveLength(demoProducts.length - Object.keys(demoFamilies).length);
  });

  it.each(demoCategories)('has at least eleven products in $name', ({ slug }) => {
    expect(demoProducts.filter(({ category }) => category === slug).length).toBeGreaterThanOrEqual(11);
  });

  it.each(demoShops)('gives $shopName enough to sell', ({ slug }) => {
    expect(demoProducts.filter(({ shop }) => shop === slug).length).toBeGreaterThanOrEqual(10);
  });

  it('has prices, discounts and stock a till could hold', () => {
    expect(listFailing(({ priceRwf }) => priceRwf % 500 === 0)).toEqual([]);
    expect(listFailing(({ priceRwf }) => priceRwf >= 2_000 && priceRwf <= 2_000_000)).toEqual([]);
    expect(listFailing(({ discountPercent }) => DISCOUNTS.includes(discountPercent))).toEqual([]);
    expect(listFailing(({ stock }) => Number.isInteger(stock) && stock >= 0 && stock <= 120)).toEqual([]);
    expect(listFailing(({ listedDaysAgo: days }) => Number.isInteger(days) && days >= 1 && days <= 400)).toEqual([]);
    expect(listRepeated(demoProducts.map(({ listedDaysAgo }) => String(listedDaysAgo)))).toEqual([]);
  });

  it('has some bargains, some last pieces and some things sold out', () => {
    expect(shareOf(({ discountPercent }) => discountPercent > 0)).toBeCloseTo(0.35, 1);
    expect(demoProducts.filter(({ stock }) => stock === 0)).toHaveLength(7);
    expect(demoProducts.filter(({ stock }) => stock >= 1 && stock <= 3)).toHaveLength(12);
  });

  it('describes every product in plain text of a sensible length', () => {
    expect(listFailing(({ name }) => name.length <= 60)).toEqual([]);
    expect(listFailing(({ shortDescription: { length } }) => length >= 90 && (length <= 220 || length > 300))).toEqual(
      [],
    );
    expect(demoProducts.filter(({ shortDescription }) => shortDescription.length > 300)).toHaveLength(3);
    expect(listFailing(({ description }) => [2, 3, 4].includes(description.split('\n\n').length))).toEqual([]);
    expect(listFailing(({ description }) => !/[<>{}]|\s{3}/.test(description))).toEqual([]);
    expect(listFailing(({ specifications }) => specifications.length >= 4 && specifications.length <= 8)).toEqual([]);
    expect(listFailing(({ warrantyMonths }) => warrantyMonths >= 3 && warrantyMonths <= 60)).toEqual([]);
    const promised = /^(warranty|in the box)$/i;
    expect(listFailing(({ specifications }) => specifications.every(([label]) => !promised.test(label)))).toEqual([]);
    expect(
      listFailing(({ specifications }) => listRepeated(specifications.map(([label]) => label)).length === 0),
    ).toEqual([]);
    expect(listRepeated(demoProducts.map(({ description }) => description))).toEqual([]);
  });
});

describe('the pictures of the demo catalogue', () => {
  it.each(kinds)('draws a %s at least three times', (kind) => {
    expect(demoProducts.filter((product) => product.kind === kind).length).toBeGreaterThanOrEqual(3);
  });

  it('lets no two products of a kind look the same', () => {
    const looks = demoProducts.map(({ kind, look }) => `${kind} ${look.body} ${look.variant}`);
    expect(listRepeated(looks)).toEqual([]);
    expect(listFailing(({ look }) => COLOUR.test(look.body) && COLOUR.test(look.accent))).toEqual([]);
  });

  it('gives two neighbours of a kind different builds', () => {
    const alike = demoProducts.filter((product, index) => {
      const next = demoProducts[index + 1];
      return next?.kind === product.kind && next.look.variant === product.look.variant;
    });
    expect(alike.map(({ name }) => name)).toEqual([]);
  });
});

describe('the banners', () => {
  it('lead to products on the shelf, in words that fit', () => {
    const slugs = new Set(demoProducts.filter(({ stock }) => stock > 0).map(productSlug));
    for (const { title, line, product, look } of demoBanners) {
      expect(slugs).toContain(product);
      expect(title.length).toBeLessThanOrEqual(26);
      expect(line.length).toBeLessThanOrEqual(60);
      expect(look.ground).toMatch(COLOUR);
      expect(look.ink).toMatch(COLOUR);
    }
  });
});

describe('the reviews', () => {
  it('are the same on every run', () => {
    expect(demoProducts.map((product, index) => writeReviews(index, product))).toEqual(reviewsByProduct);
  });

  it('are several hundred, from none to more than a page for each product', () => {
    const counts = reviewsByProduct.map(({ length }) => length);
    expect(reviews.length).toBeGreaterThanOrEqual(600);
    expect(reviews.length).toBeLessThanOrEqual(1_000);
    expect(counts.filter((count) => count === 0).length).toBeGreaterThanOrEqual(5);
    expect(counts.filter((count) => count > 10).length).toBeGreaterThanOrEqual(8);
    expect(Math.max(...counts)).toBeLessThanOrEqual(14);
  });

  it('are mostly kind, and not all of them', () => {
    const shareWith = (...ratings: number[]) =>
      reviews.filter(({ rating }) => ratings.includes(rating)).length / reviews.length;
    expect(shareWith(4, 5)).toBeGreaterThan(0.7);
    expect(shareWith(4, 5)).toBeLessThan(0.93);
    expect(shareWith(3)).toBeGreaterThan(0.05);
    expect(shareWith(1, 2)).toBeGreaterThan(0.02);
    expect(shareWith(1, 2)).toBeLessThan(0.15);
  });

  it('are written by customers, once for each product, after it was listed', () => {
    const names = new Set(demoCustomers.map(({ name }) => name));
    for (const [index, written] of reviewsByProduct.entries()) {
      expect(listRepeated(written.map(({ reviewer }) => reviewer))).toEqual([]);
      for (const { reviewer, daysAgo } of written) {
        expect(names).toContain(reviewer);
        expect(daysAgo).toBeGreaterThanOrEqual(1);
        expect(daysAgo).toBeLessThan(demoProducts[index]?.listedDaysAgo ?? 0);
      }
    }
  });

  it('never repeat a text about one product and leave no gap unfilled', () => {
    for (const written of reviewsByProduct) expect(listRepeated(written.map(({ text }) => text))).toEqual([]);
    expect(reviews.filter(({ text }) => text.length < 10 || /[{}]/.test(text))).toEqual([]);
  });
});
