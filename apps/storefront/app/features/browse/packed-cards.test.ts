import { describe, expect, it } from 'vitest';
import type { CardProduct } from './card-product.ts';
import { packCards, packListing, pickLines, unpackCards, unpackLines, unpackListing } from './packed-cards.ts';

function buildCard(card: Partial<CardProduct> = {}): CardProduct {
  return {
    id: 'p1',
    slug: 'nokia-8210-4g',
    name: 'Nokia 8210 4G',
    image: '/images/0a1b/640',
    priceRwf: 62_000,
    discountPercent: 0,
    rating: 4.3,
    reviewCount: 3,
    stock: 12,
    stockRevision: 3,
    ...card,
  };
}

describe('packed cards', () => {
  it.each([
    ['an ordinary product', {}],
    ['a slug that does not follow from the name', { slug: 'nokia-8210-4g-2' }],
    ['a remote picture', { image: 'https://cdn.example/a.jpg' }],
    ['a product without a picture', { image: '' }],
    ['accents and punctuation', { name: 'Café “Été”, 2 L (blanc)', slug: 'cafe-ete-2-l-blanc' }],
    ['zeros', { rating: 0, reviewCount: 0, stock: 0 }],
  ])('come back as they went: %s', (_, given) => {
    const featured = [buildCard(given)];
    expect(unpackCards(packCards({ featured }))).toEqual({ featured });
  });

  it('keep the order of every list and send a product once', () => {
    const first = buildCard();
    const second = buildCard({ id: 'p2' });
    const packed = packCards({ featured: [first, second], latest: [second, first] });
    expect(packed.cards.split('\n')).toHaveLength(2);
    expect(unpackCards(packed)).toEqual({ featured: [first, second], latest: [second, first] });
    expect(unpackLines(pickLines(packed, 'latest'))).toEqual([second, first]);
  });

  it('say of rows only what a row shows', () => {
    const both = buildCard();
    const row = buildCard({ id: 'p2', name: 'Nokia 110', slug: 'nokia-110' });
    const packed = packCards({ featured: [both] }, { latest: [row, both] });
    expect(packed.cards).not.toContain('p2');
    expect(unpackCards(packed)).toEqual({
      featured: [both],
      latest: [{ ...row, id: '', stock: 0, stockRevision: 0 }, both],
    });
  });

  it('keep what a listing says beyond a card, on one line each', () => {
    const row = { ...buildCard(), brand: 'Nokia', summary: 'A phone\tthat\nlasts' };
    expect(unpackListing(packListing([row, row]))).toEqual(
      [row, row].map((one) => ({ ...one, summary: 'A phone that lasts' })),
    );
    expect(unpackListing(packListing([]))).toEqual([]);
  });

  it('keep empty lists', () => {
    expect(unpackCards(packCards({ featured: [] }))).toEqual({ featured: [] });
    expect(unpackLines(pickLines(packCards({ featured: [] }), 'featured'))).toEqual([]);
  });
});
