import type { Cart } from '@urumuri/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { products } from '../../db/schema/index.ts';
import { openCart } from '../../testing/cart-client.ts';
import { buildProducts, buildSeller } from '../../testing/factories.ts';
import { signInCustomer } from '../../testing/sign-in.ts';
import { useCart } from '../../testing/use-cart.ts';

const { shop, buyer, db, cart, newProduct, changeProduct, quantityOf } = useCart();

describe('adding to the cart', () => {
  it('makes a line and answers it', async () => {
    const { id } = await newProduct();
    const answer = await cart().add(id, 2);
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      message: 'Added to cart',
      product: { _id: expect.any(String), userId: buyer().customer.id, productId: id, quantity: 2 },
    });
  });

  it('raises the quantity of a product that is in the cart already', async () => {
    const { id } = await newProduct();
    const lineId = await cart().put(id, 2);
    expect((await cart().add(id, 3)).json()).toMatchObject({ product: { _id: lineId, quantity: 5 } });
    expect(await cart().read()).toMatchObject({
      cart_product_count: 5,
      cart_products: [{ products: [{ _id: lineId, quantity: 5 }] }],
    });
  });

  it('refuses more than can be bought and says what is available', async () => {
    const { id, name } = await newProduct({ stock: 5, reserved: 2 });
    const answer = await cart().add(id, 4);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'out_of_stock',
      error: 'Only 3 available.',
      details: { products: [{ productId: id, name, available: 3 }] },
    });
    expect((await cart().read()).cart_product_count).toBe(0);
  });

  it('counts what is in the cart already, and leaves it as it is', async () => {
    const { id } = await newProduct({ stock: 3 });
    const lineId = await cart().put(id, 2);
    const answer = await cart().add(id, 2);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ error: 'Only 3 available; your cart already has 2.' });
    expect(await quantityOf(lineId)).toBe(2);
  });

  it('says when a product is sold out', async () => {
    const { id } = await newProduct({ stock: 0 });
    expect((await cart().add(id)).json()).toMatchObject({ code: 'out_of_stock', error: 'Out Of Stock' });
  });

  it('stops at what one customer may order of a product', async () => {
    const { id } = await newProduct({ stock: 500 });
    const lineId = await cart().put(id, 20);
    for (const answer of [await cart().add(id, 1), await cart().raise(lineId)]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        code: 'quantity_limit',
        details: { limit: 20, products: [{ available: 500 }] },
      });
    }
  });

  it('holds fifty different products, more of those it has, and no other', async () => {
    const ids = await buildProducts(db(), 51);
    const last = ids.pop() ?? '';
    for (const id of ids) await cart().put(id);
    const answer = await cart().add(last);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'cart_full', details: { limit: 50 } });
    expect((await cart().add(ids[0] ?? '')).statusCode).toBe(201);
    await changeProduct(ids[1] ?? '', { publishedAt: null });
    expect((await cart().add(last)).statusCode).toBe(201);
  });

  it('reserves nothing', async () => {
    const { id } = await newProduct({ stock: 5 });
    await cart().put(id, 5);
    const other = await signInCustomer(shop());
    await openCart(shop(), other).put(id, 5);
    const rows = await db().select().from(products).where(eq(products.id, id));
    expect(rows[0]).toMatchObject({ stock: 5, reserved: 0 });
  });

  it('takes nothing but the product and the quantity from the request', async () => {
    const { id, name } = await newProduct();
    await cart().add(id, 1, { price: 1, name: 'Free', _id: 'mine', customer_id: 'x' });
    const [group] = (await cart().read()).cart_products;
    expect(group).toMatchObject({ price: 10_000, products: [{ productInfo: { name, price: 10_000 } }] });
  });

  it.each([0, -5, 1.5, 100, 1e9, '2', true, [1], null, undefined])('refuses the quantity %j', async (quantity) => {
    const { id } = await newProduct();
    const answer = await cart().add(id, 1, { quantity });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'validation_failed', details: { quantity: expect.any(String) } });
  });

  it('finds no product that does not exist or is not on sale', async () => {
    const draft = await newProduct({ publishedAt: null });
    for (const id of [draft.id, '00000000-0000-4000-8000-000000000000', 'nothing']) {
      const answer = await cart().add(id);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'not_found' });
    }
  });
});

describe('the cart', () => {
  it('is empty at first', async () => {
    expect(await cart().read()).toEqual({
      cart_products: [],
      price: 0,
      cart_product_count: 0,
      shipping_fee: 0,
      outOfStockProduct: [],
      buy_products: 0,
      buy_product_item: 0,
    });
  });

  it('groups by shop, in an order that stays, and sums what is in stock after discount', async () => {
    const [zebra, acacia] = [await buildSeller(db(), 'Zebra Shop'), await buildSeller(db(), 'Acacia Shop')];
    const first = await newProduct({ sellerId: zebra, priceRwf: 10_000, discountPercent: 10 });
    const second = await newProduct({ sellerId: acacia, priceRwf: 500 });
    const third = await newProduct({ sellerId: zebra, priceRwf: 999, discountPercent: 1 });
    for (const { id } of [first, second, third]) await cart().put(id, 2);
    const read = await cart().read();
    expect(read).toMatchObject({
      price: 18_000 + 1_000 + 1_980,
      buy_products: 6,
      buy_product_item: 6,
      cart_product_count: 6,
    });
    const shapeOf = ({ cart_products: groups }: Cart) =>
      groups.map(({ shopName, price, products: lines }) => [
        shopName,
        price,
        ...lines.map((line) => line.productInfo._id),
      ]);
    expect(shapeOf(read)).toEqual([
      ['Acacia Shop', 1_000, second.id],
      ['Zebra Shop', 19_980, first.id, third.id],
    ]);
    const lineId = read.cart_products[1]?.products[0]?._id ?? '';
    await cart().raise(lineId);
    await cart().lower(lineId);
    expect(shapeOf(await cart().read())).toEqual(shapeOf(read));
  });

  it('shows each product whole, as it is now', async () => {
    const product = await newProduct({ stock: 9, reserved: 2, images: ['/images/one/960'] });
    await cart().put(product.id);
    await changeProduct(product.id, { name: 'New name', images: ['/images/two/960'] });
    const line = (await cart().read()).cart_products[0]?.products[0];
    expect(line).toEqual({
      _id: expect.any(String),
      quantity: 1,
      productInfo: expect.objectContaining({
        _id: product.id,
        slug: product.slug,
        name: 'New name',
        price: 10_000,
        discount: 0,
        stock: 7,
        images: ['/images/two/960'],
        brand: expect.any(String),
        sellerId: product.sellerId,
      }),
    });
  });

  it('sets lines apart that ask for more than is left, and does not sum them', async () => {
    const fine = await newProduct({ stock: 5 });
    const short = await newProduct({ stock: 5 });
    await cart().put(fine.id, 2);
    const lineId = await cart().put(short.id, 4);
    await changeProduct(short.id, { stock: 4, reserved: 1 });
    const read = await cart().read();
    expect(read).toMatchObject({ price: 20_000, buy_products: 2, cart_product_count: 6 });
    expect(read.cart_products).toHaveLength(1);
    const [line] = read.outOfStockProduct;
    expect(line).toMatchObject({ _id: lineId, quantity: 4, productInfo: { _id: short.id, stock: 3 } });
    expect(line?.products).toEqual([line?.productInfo]);
  });

  it('says what a unit cost before its price changed, until the line is touched', async () => {
    const { id } = await newProduct({ priceRwf: 10_000 });
    const lineId = await cart().put(id);
    const lineOf = async () => (await cart().read()).cart_products[0]?.products[0];
    expect(await lineOf()).not.toHaveProperty('previousUnitPrice');
    await changeProduct(id, { discountPercent: 15 });
    expect(await lineOf()).toMatchObject({ previousUnitPrice: 10_000 });
    expect(await cart().read()).toMatchObject({ price: 8_500 });
    await cart().raise(lineId);
    expect(await lineOf()).not.toHaveProperty('previousUnitPrice');
  });

  it('holds nothing that is no longer sold', async () => {
    const { id } = await newProduct();
    const lineId = await cart().put(id, 2);
    await changeProduct(id, { publishedAt: null });
    expect(await cart().read()).toMatchObject({ cart_products: [], outOfStockProduct: [], cart_product_count: 0 });
    for (const answer of [await cart().raise(lineId), await cart().lower(lineId), await cart().add(id)])
      expect(answer.statusCode).toBe(404);
  });
});
