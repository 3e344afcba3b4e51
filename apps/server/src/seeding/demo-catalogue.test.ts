import { describe, expect, it } from 'vitest';
import { makeSlug } from '../slug.ts';
import { type DemoAccount, demoOffice, demoSellers } from './demo-accounts.ts';
import { readDemoCatalogue } from './demo-catalogue.ts';

const { banners, categories, customers, office, products, shops, vouchers } = readDemoCatalogue();
const shelves = categories.filter(({ parent }) => parent === undefined);

const SLUG = /^[a-z0-9-]{1,160}$/;
const DISCOUNTS = [0, 5, 8, 10, 12, 15, 20, 25, 30];

const reviewsByProduct = products.map((product) => product.reviews);
const reviews = reviewsByProduct.flat();

const labelsOf = (specifications: Record<string, string>) => Object.keys(specifications);

function listRepeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function listFailing(isRight: (product: (typeof products)[number]) => boolean): string[] {
  return products.filter((product) => !isRight(product)).map((product) => product.name);
}

function shareOf(isCounted: (product: (typeof products)[number]) => boolean): number {
  return products.filter(isCounted).length / products.length;
}

describe('the demo catalogue', () => {
  it('is as large as a shop that is open for business', () => {
    expect(products.length).toBeGreaterThanOrEqual(165);
    expect(shelves).toHaveLength(15);
    expect(new Set(products.map(({ brand }) => brand)).size).toBeGreaterThanOrEqual(20);
    expect(shops).toHaveLength(6);
    expect(customers.length).toBeGreaterThanOrEqual(60);
    expect(banners).toHaveLength(5);
  });

  it('gives every product, category and shop an address of its own', () => {
    const slugs = products.map(({ slug }) => slug);
    expect(listRepeated(slugs)).toEqual([]);
    expect(slugs.filter((slug) => !SLUG.test(slug))).toEqual([]);
    expect(listRepeated(categories.map(({ slug }) => slug))).toEqual([]);
    for (const shop of shops) expect(shop.slug).toBe(makeSlug(shop.shopName));
    expect(listRepeated(shops.map(({ slug }) => slug))).toEqual([]);
  });

  it('puts every product into a category and a shop that exist', () => {
    const shelfSlugs = new Set(shelves.map(({ slug }) => slug));
    const shopSlugs = new Set(shops.map(({ slug }) => slug));
    expect(listFailing(({ category }) => shelfSlugs.has(category))).toEqual([]);
    expect(listFailing(({ shop }) => shopSlugs.has(shop))).toEqual([]);
  });

  it('has categories within categories, with products in every innermost one, and families of one shop', () => {
    const outer = new Set(categories.map(({ parent }) => parent));
    for (const { name, slug, parent } of categories) {
      expect(slug).toBe(makeSlug(name));
      if (parent === undefined) continue;
      expect(categories.map((one) => one.slug)).toContain(parent);
      const held = products.filter(({ subcategory }) => subcategory === slug);
      if (!outer.has(slug)) expect(held.length).toBeGreaterThanOrEqual(3);
    }
    const inner = new Set(categories.filter(({ slug, parent }) => parent && !outer.has(slug)).map(({ slug }) => slug));
    expect(listFailing(({ subcategory }) => subcategory === undefined || inner.has(subcategory))).toEqual([]);
    const families = new Set(products.flatMap(({ family }) => family ?? []));
    expect(families.size).toBeGreaterThan(0);
    for (const family of families) {
      const members = products.filter((product) => product.family === family);
      expect(members.length).toBeGreaterThanOrEqual(2);
      expect(new Set(members.map(({ shop }) => shop)).size).toBe(1);
      expect(new Set(members.map(({ option }) => option?.[1])).size).toBe(members.length);
    }
  });

  it.each(shelves)('has at least eleven products in $name', ({ slug }) => {
    expect(products.filter(({ category }) => category === slug).length).toBeGreaterThanOrEqual(11);
  });

  it.each(shops)('gives $shopName enough to sell', ({ slug }) => {
    expect(products.filter(({ shop }) => shop === slug).length).toBeGreaterThanOrEqual(10);
  });

  it('has prices, discounts and stock a till could hold', () => {
    expect(listFailing(({ priceRwf }) => priceRwf % 500 === 0)).toEqual([]);
    expect(listFailing(({ priceRwf }) => priceRwf >= 2_000 && priceRwf <= 2_000_000)).toEqual([]);
    expect(listFailing(({ discountPercent }) => DISCOUNTS.includes(discountPercent))).toEqual([]);
    expect(listFailing(({ stock }) => Number.isInteger(stock) && stock >= 0 && stock <= 120)).toEqual([]);
    expect(listFailing(({ listedDaysAgo: days }) => Number.isInteger(days) && days >= 1 && days <= 400)).toEqual([]);
    expect(listRepeated(products.map(({ listedDaysAgo }) => String(listedDaysAgo)))).toEqual([]);
  });

  it('has some bargains, some last pieces and some things sold out', () => {
    expect(shareOf(({ discountPercent }) => discountPercent > 0)).toBeCloseTo(0.35, 1);
    expect(products.filter(({ stock }) => stock === 0)).toHaveLength(7);
    expect(products.filter(({ stock }) => stock >= 1 && stock <= 3)).toHaveLength(12);
  });

  it('describes every product in plain text of a sensible length', () => {
    expect(listFailing(({ name }) => name.length <= 60)).toEqual([]);
    expect(listFailing(({ shortDescription: { length } }) => length >= 90 && (length <= 220 || length > 300))).toEqual(
      [],
    );
    expect(products.filter(({ shortDescription }) => shortDescription.length > 300)).toHaveLength(3);
    expect(listFailing(({ description }) => [2, 3, 4].includes(description.length))).toEqual([]);
    expect(listFailing(({ description }) => !/[<>{}]|\s{2}/.test(description.join('')))).toEqual([]);
    expect(
      listFailing(({ specifications }) => labelsOf(specifications).length >= 4 && labelsOf(specifications).length <= 8),
    ).toEqual([]);
    expect(listFailing(({ warrantyMonths }) => warrantyMonths >= 3 && warrantyMonths <= 60)).toEqual([]);
    const promised = /^(warranty|in the box)$/i;
    expect(
      listFailing(({ specifications }) => labelsOf(specifications).every((label) => !promised.test(label))),
    ).toEqual([]);
    expect(listRepeated(products.map(({ description }) => description.join(' ')))).toEqual([]);
  });
});

describe('the banners', () => {
  it('lead to products on the shelf, in words that fit', () => {
    const slugs = new Set(products.filter(({ stock }) => stock > 0).map(({ slug }) => slug));
    for (const { title, line, product } of banners) {
      expect(slugs).toContain(product);
      expect(title.length).toBeLessThanOrEqual(26);
      expect(line.length).toBeLessThanOrEqual(60);
    }
  });
});

describe('the reviews', () => {
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
    const names = new Set(customers.map(({ name }) => name));
    for (const [index, written] of reviewsByProduct.entries()) {
      expect(listRepeated(written.map(({ reviewer }) => reviewer))).toEqual([]);
      for (const { reviewer, daysAgo } of written) {
        expect(names).toContain(reviewer);
        expect(daysAgo).toBeGreaterThanOrEqual(1);
        expect(daysAgo).toBeLessThan(products[index]?.listedDaysAgo ?? 0);
      }
    }
  });

  it('never repeat a text about one product and leave no gap unfilled', () => {
    for (const written of reviewsByProduct) expect(listRepeated(written.map(({ text }) => text))).toEqual([]);
    expect(reviews.filter(({ text }) => text.length < 10 || /[{}]/.test(text))).toEqual([]);
  });
});

describe('the vouchers', () => {
  it('have codes that are easy to say and all different', () => {
    const codes = vouchers.map(({ code }) => code);
    expect(listRepeated(codes)).toEqual([]);
    for (const code of codes) expect(code).toMatch(/^[A-Z]+\d+$/);
  });

  it('show every kind: percent, amount, one shop only, expired', () => {
    expect(vouchers.some(({ off }) => 'percent' in off)).toBe(true);
    expect(vouchers.some(({ off }) => 'amountRwf' in off)).toBe(true);
    expect(vouchers.some(({ shop }) => shop !== undefined)).toBe(true);
    expect(vouchers.some(({ endsInDays = 0 }) => endsInDays < 0)).toBe(true);
  });

  it('are for shops that exist and sell enough to reach the minimum', () => {
    for (const { shop, minimumRwf } of vouchers.filter((voucher) => voucher.shop !== undefined)) {
      expect(products.some((product) => product.shop === shop && product.priceRwf >= minimumRwf)).toBe(true);
    }
  });
});

describe('the accounts', () => {
  it('are those that the server locks in production', () => {
    const known = ({ slug, shopName, email }: DemoAccount) => ({ slug, shopName, email });
    expect([...shops, office].map(known)).toEqual([...demoSellers, demoOffice]);
  });
});
