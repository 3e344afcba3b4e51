import { describe, expect, it } from 'vitest';
import { demoProducts } from './products/index.ts';
import { demoShops } from './shops.ts';
import { demoVouchers } from './vouchers.ts';

describe('the demo vouchers', () => {
  it('have codes that are easy to say and all different', () => {
    const codes = demoVouchers.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^[A-Z]+\d+$/);
  });

  it('show every kind: percent, amount, one shop only, expired', () => {
    expect(demoVouchers.some(({ off }) => 'percent' in off)).toBe(true);
    expect(demoVouchers.some(({ off }) => 'amountRwf' in off)).toBe(true);
    expect(demoVouchers.some(({ shop }) => shop !== undefined)).toBe(true);
    expect(demoVouchers.some(({ endsInDays = 0 }) => endsInDays < 0)).toBe(true);
  });

  it('are for shops that exist and sell enough to reach the minimum', () => {
    for (const { shop, minimumRwf } of demoVouchers) {
      if (shop === undefined) continue;
      expect(demoShops.map(({ slug }) => slug)).toContain(shop);
      expect(demoProducts.some((product) => product.shop === shop && product.priceRwf >= minimumRwf)).toBe(true);
    }
  });
});
