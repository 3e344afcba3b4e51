import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { changePasswordBody, loginBody, registerBody } from './accounts.ts';
import { addToCartBody } from './cart.ts';
import { productDetailsParams, queryProductsQuery, suggestionsQuery } from './catalogue.ts';
import { addChatFriendBody, sendMessageBody } from './chat.ts';
import { describeValidation } from './errors.ts';
import { idempotencyKey } from './orders.ts';
import { reviewsQuery, submitReviewBody } from './reviews.ts';
import { applyVoucherBody } from './vouchers.ts';
import { addToWishlistBody } from './wishlist.ts';

const NUL = 'a\0b';
const LONE_SURROGATE = 'a\ud800b';
const LONG = 'x'.repeat(5_000);
const hostileTexts = [NUL, LONE_SURROGATE, LONG, '', '   ', 5, true, null, undefined, ['a'], { a: 1 }];

function accepts(schema: z.ZodType, value: unknown) {
  return schema.safeParse(value).success;
}

describe('product query', () => {
  const defaults = { pageNumber: 1, perPage: 8 };

  it.each([
    [{}, {}],
    [{ category: '', brand: ' ', searchValue: '', sortPrice: '', rating: '', pageNumber: '', perPage: '' }, {}],
    [
      { category: ' TV & Audio ', brand: 'LG' },
      { category: ['TV & Audio'], brand: ['LG'] },
    ],
    [{ category: ['a', ' b ', '', 'a'] }, { category: ['a', 'b'] }],
    [{ brand: '' }, {}],
    [
      { inStock: 'true', discounted: '1' },
      { inStock: true, discounted: true },
    ],
    [{ inStock: '', discounted: 'false' }, {}],
    [{ sortPrice: 'newest' }, { sortPrice: 'newest' }],
    [{ sortPrice: 'low-to-high' }, { sortPrice: 'low-to-high' }],
    [{ searchValue: 'cafe\u0301' }, { searchValue: 'café' }],
    [{ searchValue: 'a b  c d e f g h i j' }, { searchValue: 'a b c d e f g h' }],
    [{ perPage: '12' }, { perPage: 12 }],
    [{ parPage: '12' }, { perPage: 12 }],
    [{ perPage: '5', parPage: '12' }, { perPage: 5 }],
    [{ perPage: '1000000000' }, { perPage: 48 }],
    [{ perPage: '-1' }, { perPage: 1 }],
    [{ perPage: '0' }, { perPage: 1 }],
    [{ pageNumber: '3' }, { pageNumber: 3 }],
    [{ pageNumber: '-1' }, { pageNumber: 1 }],
    [{ pageNumber: '500' }, { pageNumber: 500 }],
    [{ pageNumber: '99999999999999999999999' }, { pageNumber: 10_000_000 }],
    [{ rating: '4' }, { rating: 4 }],
    [{ rating: '0' }, {}],
    [{ rating: '9' }, {}],
    [{ rating: 'best' }, {}],
    [
      { lowPrice: '1000', highPrice: '250000' },
      { lowPrice: 1_000, highPrice: 250_000 },
    ],
    [{ unknown: 'x', 'category[]': 'a' }, {}],
  ])('reads %j', (query, expected) => {
    expect(queryProductsQuery.parse(query)).toEqual({ ...defaults, ...expected });
  });

  it.each([
    [{ category: Array.from({ length: 50 }, (_, place) => `c${place}`) }, 'category'],
    [{ spec: Array.from({ length: 21 }, (_, place) => `c:${place}`) }, 'spec'],
    [{ brand: ['a', LONG] }, 'brand'],
    [{ brand: ['a', NUL] }, 'brand'],
    [{ inStock: 'perhaps' }, 'inStock'],
    [{ perPage: ['8', '9'] }, 'perPage'],
    [{ sortPrice: ['low-to-high', 'high-to-low'] }, 'sortPrice'],
    [{ sortPrice: 'price; drop table products' }, 'sortPrice'],
    [{ perPage: '1e9' }, 'perPage'],
    [{ pageNumber: '1.5' }, 'pageNumber'],
    [{ pageNumber: '0x10' }, 'pageNumber'],
    [{ lowPrice: 'NaN' }, 'lowPrice'],
    [{ lowPrice: '9'.repeat(5_000) }, 'lowPrice'],
    [{ searchValue: NUL }, 'searchValue'],
    [{ searchValue: LONE_SURROGATE }, 'searchValue'],
    [{ searchValue: LONG }, 'searchValue'],
    [{ brand: LONG }, 'brand'],
    [{ category: { a: '1' } }, 'category'],
  ])('refuses %j and names the field', (query, field) => {
    const result = queryProductsQuery.safeParse(query);
    expect(result.success).toBe(false);
    if (result.error) expect(Object.keys(describeValidation(result.error).details)).toEqual([field]);
  });
});

describe('other queries and paths', () => {
  it('reads a missing page number as the first page', () => {
    expect(reviewsQuery.parse({ perPage: '1000' })).toEqual({ pageNo: 1 });
    expect(reviewsQuery.parse({ pageNo: '2' })).toEqual({ pageNo: 2 });
  });

  it('reads a missing search text as empty', () => {
    expect(suggestionsQuery.parse({})).toEqual({ value: '' });
    expect(accepts(suggestionsQuery, { value: ['tv', 'tv'] })).toBe(false);
  });

  it.each([
    ['samsung-tv-55', true],
    ['9b2d4f3e-1f7a-4c52-9a0e-3d5f4b1c2a77', true],
    ['..', false],
    ['Samsung', false],
    ['a/b', false],
    [NUL, false],
    ['', false],
    ['a'.repeat(161), false],
  ])('product address %j: %s', (slug, expected) => {
    expect(accepts(productDetailsParams, { slug })).toBe(expected);
  });
});

describe('add to cart', () => {
  const body = { userId: 'c1', productId: 'p1', quantity: 2 };

  it('keeps the three fields and drops the rest', () => {
    expect(addToCartBody.parse({ ...body, price: 1, role: 'admin' })).toEqual(body);
  });

  it.each([true, '2', [2], 0, -1, 1.5, 100, 1e9, null, undefined, {}, Number.NaN])(
    'refuses the quantity %j with a sentence for people',
    (quantity) => {
      const result = addToCartBody.safeParse({ ...body, quantity });
      expect(result.success).toBe(false);
      if (result.error) {
        const sentence = 'Quantity must be a whole number from 1 to 99';
        expect(describeValidation(result.error)).toEqual({
          message: sentence,
          details: { quantity: sentence },
        });
      }
    },
  );

  it.each(hostileTexts)('refuses the product id %j', (productId) => {
    expect(accepts(addToCartBody, { ...body, productId })).toBe(false);
  });

  it.each([null, 'text', 5, [], undefined])('refuses %j as the whole body', (whole) => {
    const result = addToCartBody.safeParse(whole);
    expect(result.error && describeValidation(result.error).message).toMatch(/must be a JSON object/);
  });
});

describe('accounts', () => {
  const body = { name: 'Aline', email: 'aline@example.rw', password: 'correct horse' };

  it('trims and composes names but takes passwords exactly as typed', () => {
    const typed = {
      name: ' Ange\u0301lique ',
      email: ' A@x.rw ',
      password: '  e\u0301 spaces  ',
      role: 'admin',
    };
    expect(registerBody.parse(typed)).toEqual({
      name: 'Angélique',
      email: 'A@x.rw',
      password: '  e\u0301 spaces  ',
    });
  });

  it.each(hostileTexts)('refuses the name, e-mail and password %j', (text) => {
    for (const field of ['name', 'email', 'password']) {
      if (field === 'password' && text === '   ') continue;
      expect(accepts(registerBody, { ...body, [field]: text })).toBe(false);
    }
  });

  it.each(['plain', 'a@b', 'a@@b.rw', 'a b@c.rw', '@c.rw', 'a@c.', 'a@.rw'])('refuses the e-mail %j', (email) => {
    expect(accepts(registerBody, { ...body, email })).toBe(false);
  });

  it.each([
    ['x'.repeat(7), false],
    ['x'.repeat(8), true],
    ['x'.repeat(128), true],
    ['x'.repeat(129), false],
    ['\u0939'.repeat(128), true],
  ])('password rule, case %#', (password, expected) => {
    expect(accepts(registerBody, { ...body, password })).toBe(expected);
  });

  it('lets a malformed e-mail or a short password reach the one answer of a failed login', () => {
    expect(accepts(loginBody, { email: 'nobody', password: 'x' })).toBe(true);
    expect(accepts(loginBody, { email: ['a@b.rw'], password: 'x' })).toBe(false);
  });

  it('wants the new password twice', () => {
    const change = { oldPassword: 'old', newPassword: 'new-secret', confirmPassword: 'new-secret' };
    expect(accepts(changePasswordBody, change)).toBe(true);
    const result = changePasswordBody.safeParse({ ...change, confirmPassword: 'new-secreT' });
    expect(result.error && Object.keys(describeValidation(result.error).details)).toEqual(['confirmPassword']);
  });
});

describe('reviews, chat, wishlist and vouchers', () => {
  it.each([
    [undefined, 0],
    [null, 0],
    ['', 0],
    [0, 0],
    [5, 5],
  ])('reads the rating %j as %i', (rating, expected) => {
    expect(submitReviewBody.parse({ productId: 'p1', review: ' Good ', rating })).toEqual({
      productId: 'p1',
      review: 'Good',
      rating: expected,
    });
  });

  it.each([5.5, -1, 6, 1e9, '5', true, [5]])('refuses the rating %j', (rating) => {
    const result = submitReviewBody.safeParse({ productId: 'p1', review: 'Good', rating });
    expect(result.error && describeValidation(result.error).message).toMatch(/whole number from 0 to 5/);
  });

  it.each(hostileTexts)('refuses the text %j', (text) => {
    expect(accepts(submitReviewBody, { productId: 'p1', review: text })).toBe(false);
    expect(accepts(sendMessageBody, { sellerId: 's1', text })).toBe(false);
    expect(accepts(applyVoucherBody, { code: text })).toBe(false);
  });

  it('lists contacts only when no seller is named', () => {
    expect(addChatFriendBody.parse({ sellerId: '' })).toEqual({ sellerId: '' });
    expect(addChatFriendBody.parse({})).toEqual({ sellerId: '' });
    expect(accepts(addChatFriendBody, { sellerId: NUL })).toBe(false);
  });

  it('takes only the product id for the wishlist', () => {
    const payload = { userId: 'c1', productId: 'p1', name: 'x', price: 1, image: 'javascript:alert(1)' };
    expect(addToWishlistBody.parse(payload)).toEqual({ userId: 'c1', productId: 'p1' });
  });

  it.each([
    ['k', true],
    ['k'.repeat(255), true],
    ['k'.repeat(256), false],
    ['', false],
    ['clé', false],
    ['a\nb', false],
  ])('idempotency key, case %#', (key, expected) => {
    expect(accepts(idempotencyKey, key)).toBe(expected);
  });
});

it('answers hostile input, which compared letter by letter would keep it busy for minutes', () => {
  const many = 500_000;
  const dots = `a@${'.'.repeat(many)} `;
  expect(accepts(registerBody, { name: 'x', email: dots, password: 'y'.repeat(many) })).toBe(false);
  expect(accepts(queryProductsQuery, { searchValue: ' '.repeat(many), perPage: '9'.repeat(many) })).toBe(false);
});
