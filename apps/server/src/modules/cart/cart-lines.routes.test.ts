import { describe, expect, it } from 'vitest';
import { cartLines } from '../../db/schema/index.ts';
import { openCart } from '../../testing/cart-client.ts';
import { buildProducts } from '../../testing/factories.ts';
import { signInCustomer } from '../../testing/sign-in.ts';
import { useCart } from '../../testing/use-cart.ts';

const { shop, buyer, db, cart, newProduct, changeProduct, quantityOf } = useCart();

describe('adding to the cart', () => {
  const fitting = { wanted: 1, inCart: 0, available: 5, otherLines: 0 };

  it.each([
    ['a first one', {}, undefined],
    ['all there are', { wanted: 5 }, undefined],
    ['one more than there are', { wanted: 6 }, 'out_of_stock'],
    ['the last one, beside those in the cart', { wanted: 1, inCart: 4 }, undefined],
    ['one too many, beside those in the cart', { wanted: 2, inCart: 4 }, 'out_of_stock'],
    ['to a line that is short already', { inCart: 7 }, 'out_of_stock'],
    ['something sold out', { available: 0 }, 'out_of_stock'],
    ['up to the limit of a line', { wanted: 19, inCart: 1, available: 500 }, undefined],
    ['above the limit of a line', { wanted: 20, inCart: 1, available: 500 }, 'quantity_limit'],
    ['the fiftieth product', { otherLines: 49 }, undefined],
    ['a fifty-first product', { otherLines: 50 }, 'cart_full'],
    ['more of a product to a full cart', { inCart: 1, otherLines: 49 }, undefined],
  ])('judges %s', async (_title, given, code) => {
    const { wanted, inCart, available, otherLines } = { ...fitting, ...given };
    const { id } = await newProduct({ stock: available });
    const line = { customerId: buyer().customer.id, seenUnitPriceRwf: 10_000 };
    const lines = [
      ...(await buildProducts(db(), Math.max(otherLines, 1)))
        .slice(0, otherLines)
        .map((productId) => ({ ...line, productId, quantity: 1 })),
      ...(inCart > 0 ? [{ ...line, productId: id, quantity: inCart }] : []),
    ];
    if (lines.length > 0) await db().insert(cartLines).values(lines);
    const answer = await cart().add(id, wanted);
    expect(answer.json()).toMatchObject(code === undefined ? { product: { quantity: inCart + wanted } } : { code });
  });
});

describe('changing a quantity', () => {
  it('goes up and down by one', async () => {
    const lineId = await cart().put((await newProduct({ stock: 5 })).id, 2);
    expect((await cart().raise(lineId)).json()).toEqual({ message: expect.any(String) });
    expect(await quantityOf(lineId)).toBe(3);
    expect((await cart().lower(lineId)).statusCode).toBe(200);
    expect(await quantityOf(lineId)).toBe(2);
  });

  it('stops at what can be bought and says so', async () => {
    const { id, name } = await newProduct({ stock: 3, reserved: 1 });
    const lineId = await cart().put(id, 2);
    const answer = await cart().raise(lineId);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'out_of_stock',
      error: 'Only 2 available.',
      details: { products: [{ productId: id, name, available: 2 }] },
    });
    expect(await quantityOf(lineId)).toBe(2);
  });

  it('stops at one', async () => {
    const lineId = await cart().put((await newProduct()).id);
    const answer = await cart().lower(lineId);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'quantity_limit' });
    expect(await quantityOf(lineId)).toBe(1);
  });

  it('brings a line that was short back when it fits what is left', async () => {
    const { id } = await newProduct({ stock: 5 });
    const lineId = await cart().put(id, 4);
    await changeProduct(id, { stock: 3 });
    expect((await cart().raise(lineId)).statusCode).toBe(409);
    expect((await cart().lower(lineId)).statusCode).toBe(200);
    expect(await cart().read()).toMatchObject({ outOfStockProduct: [], buy_products: 3, price: 30_000 });
  });

  it('takes a request with a JSON type and no content', async () => {
    const lineId = await cart().put((await newProduct()).id);
    const headers = { ...buyer().headers, 'content-type': 'application/json' };
    const answer = await shop().app.inject({ method: 'PUT', url: `/api/home/product/quantity-inc/${lineId}`, headers });
    expect(answer.statusCode).toBe(200);
    const empty = await shop().app.inject({ method: 'POST', url: '/api/home/product/add-to-cart', headers });
    expect(empty.json()).toMatchObject({ code: 'validation_failed', details: { productId: 'Product is required' } });
  });
});

describe('deleting a line', () => {
  it('takes it out, once', async () => {
    const lineId = await cart().put((await newProduct()).id);
    expect((await cart().remove(lineId)).json()).toEqual({ message: expect.any(String) });
    expect((await cart().read()).cart_product_count).toBe(0);
    expect((await cart().remove(lineId)).statusCode).toBe(404);
  });
});

describe('another customer', () => {
  it('cannot read, change or delete a line, and learns nothing', async () => {
    const lineId = await cart().put((await newProduct()).id, 2);
    const stranger = openCart(shop(), await signInCustomer(shop()));
    const withoutRequestId = ({ requestId: _, ...body }: Record<string, unknown>) => body;
    for (const ask of [stranger.raise, stranger.lower, stranger.remove]) {
      const answer = await ask(lineId);
      expect(answer.statusCode).toBe(404);
      for (const unknown of ['00000000-0000-4000-8000-000000000000', 'nothing']) {
        expect(withoutRequestId((await ask(unknown)).json())).toEqual(withoutRequestId(answer.json()));
      }
    }
    expect(await quantityOf(lineId)).toBe(2);
  });

  it('cannot be claimed to be oneself, whether or not they exist', async () => {
    const { id } = await newProduct();
    const stranger = openCart(shop(), await signInCustomer(shop()));
    const answers = [
      await stranger.askFor(buyer().customer.id),
      await stranger.askFor('nobody'),
      await stranger.add(id, 1, { userId: buyer().customer.id }),
    ];
    for (const answer of answers) expect(answer.json()).toMatchObject({ code: 'forbidden' });
    expect((await cart().read()).cart_product_count).toBe(0);
  });

  it('is a visitor who has not signed in', async () => {
    const { id } = await newProduct();
    const lineId = await cart().put(id);
    const visitor = openCart(shop(), undefined);
    const answers = [
      await visitor.add(id),
      await visitor.askFor(buyer().customer.id),
      await visitor.raise(lineId),
      await visitor.lower(lineId),
      await visitor.remove(lineId),
    ];
    for (const answer of answers) expect(answer.statusCode).toBe(401);
    expect(await quantityOf(lineId)).toBe(1);
  });
});
