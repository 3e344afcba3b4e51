import { describe, expect, it } from 'vitest';
import { buyNow } from './buy-now.ts';
import { buildPageProduct } from '../../../testing/page-product.ts';

describe('buyNow', () => {
  it('takes the discount off once', () => {
    const product = buildPageProduct({ priceRwf: 100, discountPercent: 10 });
    expect(buyNow(product, 1)).toMatchObject({ price: 90, shipping_fee: 0, items: 1 });
  });

  it('makes one group of the shop, with the quantity chosen', () => {
    const state = buyNow(buildPageProduct({ priceRwf: 100, discountPercent: 10 }), 3);
    expect(state.items).toBe(3);
    expect(state.price).toBe(270);
    expect(state.products).toMatchObject([
      {
        sellerId: 'seller-1',
        shopName: 'Kigali Lights',
        price: 270,
        products: [{ quantity: 3, productInfo: { name: 'Bright Lamp', price: 100, discount: 10, stock: 4 } }],
      },
    ]);
  });

  it('asks for nothing a history entry cannot hold', () => {
    const state = buyNow(buildPageProduct(), 1);
    expect(structuredClone(state)).toEqual(state);
  });
});
