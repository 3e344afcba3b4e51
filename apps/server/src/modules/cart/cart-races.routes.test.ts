import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { cartLines } from '../../db/schema/index.ts';
import type { CartClient } from '../../testing/cart-client.ts';
import { buildProducts } from '../../testing/factories.ts';
import { useCart } from '../../testing/use-cart.ts';

const { buyer, db, cart, newProduct } = useCart();

const linesOfBuyer = () => db().select().from(cartLines).where(eq(cartLines.customerId, buyer().customer.id));

const inParallel = async (times: number, ask: (place: number) => ReturnType<CartClient['add']>) => {
  const answers = await Promise.all(Array.from({ length: times }, (_, place) => ask(place)));
  const statuses = answers.map(({ statusCode }) => statusCode);
  return (status: number) => statuses.filter((each) => each === status).length;
};

it('twenty increments at once never pass what can be bought', async () => {
  const { id } = await newProduct({ stock: 12, reserved: 2 });
  await cart().add(id, 1);
  const [line] = await linesOfBuyer();
  const countOf = await inParallel(20, () => cart().raise(line?.id ?? ''));
  expect([countOf(200), countOf(409)]).toEqual([9, 11]);
  expect((await linesOfBuyer())[0]?.quantity).toBe(10);
});

it('twenty decrements at once leave one', async () => {
  const { id } = await newProduct({ stock: 20 });
  await cart().add(id, 8);
  const [line] = await linesOfBuyer();
  const countOf = await inParallel(20, () => cart().lower(line?.id ?? ''));
  expect([countOf(200), countOf(409)]).toEqual([7, 13]);
  expect((await linesOfBuyer())[0]?.quantity).toBe(1);
});

it('two adds at once make one line with both quantities', async () => {
  const { id } = await newProduct({ stock: 10 });
  const countOf = await inParallel(2, () => cart().add(id, 3));
  expect(countOf(201)).toBe(2);
  const lines = await linesOfBuyer();
  expect(lines.map(({ quantity }) => quantity)).toEqual([6]);
});

it('twenty adds at once stop at what can be bought', async () => {
  const { id } = await newProduct({ stock: 7 });
  const countOf = await inParallel(20, () => cart().add(id, 2));
  expect([countOf(201), countOf(409)]).toEqual([3, 17]);
  expect((await linesOfBuyer())[0]?.quantity).toBe(6);
});

it('adds and increments at once do not lose one another', async () => {
  const { id } = await newProduct({ stock: 99 });
  await cart().add(id, 1);
  const [line] = await linesOfBuyer();
  const countOf = await inParallel(12, (place) => (place % 2 ? cart().add(id, 2) : cart().raise(line?.id ?? '')));
  expect([countOf(200), countOf(201)]).toEqual([6, 6]);
  expect((await linesOfBuyer())[0]?.quantity).toBe(19);
});

it('adds at once to a nearly full cart stop at fifty products', async () => {
  const ids = await buildProducts(db(), 58);
  const stored = ids
    .slice(0, 46)
    .map((productId) => ({ customerId: buyer().customer.id, productId, quantity: 1, seenUnitPriceRwf: 10_000 }));
  await db().insert(cartLines).values(stored);
  const countOf = await inParallel(12, (place) => cart().add(ids[46 + place] ?? '', 1));
  expect([countOf(201), countOf(409)]).toEqual([4, 8]);
  expect(await linesOfBuyer()).toHaveLength(50);
});
