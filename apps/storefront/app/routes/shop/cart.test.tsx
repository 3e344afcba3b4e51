import { screen, within } from '@testing-library/react';
import type { Cart, CartLine } from '@urumuri/contract';
import { beforeEach, expect, it } from 'vitest';
import { buildCart, buildLine } from '../../testing/cart.ts';
import { signIn, signOut } from '../../platform/session/session.ts';
import { answerCalls, buildToken, openPage, Refusal } from '../../testing/open-page.tsx';
import * as cart from './cart.tsx';

const read = 'GET /api/home/product/get-cart-product/customer-1';
const kettle = buildLine({ _id: 'line-1', quantity: 2, product: { name: 'Kettle', price: 10_000, stock: 3 } });

beforeEach(() => signIn(buildToken()));

/** A shop that keeps the quantities it is told. */
function keepCart(lines: CartLine[], calls: Parameters<typeof answerCalls>[0] = {}) {
  let kept = lines;
  const change = (id: string, by: number) => () => {
    kept = kept.map((line) => (line._id === id ? { ...line, quantity: line.quantity + by } : line));
    return { message: 'Quantity updated' };
  };
  const asked = answerCalls({
    [read]: (): Cart => buildCart(kept),
    'PUT /api/home/product/quantity-inc/line-1': change('line-1', 1),
    'PUT /api/home/product/quantity-dec/line-1': change('line-1', -1),
    'DELETE /api/home/product/delete-cart-product/line-1': () => {
      kept = kept.filter(({ _id }) => _id !== 'line-1');
      return { message: 'Removed' };
    },
    'POST /api/home/product/add-to-cart': () => {
      kept = [...kept, { ...kettle, _id: 'line-9' }];
      return { message: 'Added to cart' };
    },
    ...calls,
  });
  return { asked, ...openPage('/cart', { '/cart': cart }) };
}

const quantityOf = async (name: string) =>
  within(await screen.findByRole('group', { name: `Quantity: ${name}` })).getByRole('status').textContent;
const summary = () => screen.findByText(/^Cart: /);

it('shows what is in it and what it costs', async () => {
  keepCart([kettle, buildLine({ _id: 'line-2', product: { _id: 'p2', name: 'Iron', price: 15_000 } })]);
  expect(await quantityOf('Kettle')).toBe('2');
  expect((await summary()).textContent).toMatch(/^Cart: 3 .*RWF\s35,000$/);
});

it('raises a quantity to what is in stock and no further, and says why', async () => {
  const { user, asked } = keepCart([kettle]);
  const raise = await screen.findByRole('button', { name: 'One more: Kettle' });
  await user.click(raise);
  await expect.poll(() => quantityOf('Kettle')).toBe('3');
  expect(raise.getAttribute('aria-disabled')).toBe('true');
  const changes = () => asked.filter(({ call }) => call.startsWith('PUT')).length;
  expect(changes()).toBe(1);
  await user.click(raise);
  expect(changes()).toBe(1);
  expect((await summary()).textContent).toMatch(/RWF\s30,000$/);
});

it('shows the old quantity again and the reason when the shop refuses', async () => {
  const refusal = new Refusal(409, 'out_of_stock', 'Out Of Stock: 2 are left');
  const { user, asked } = keepCart([kettle], { 'PUT /api/home/product/quantity-inc/line-1': refusal });
  await user.click(await screen.findByRole('button', { name: 'One more: Kettle' }));
  await expect.poll(() => asked.filter(({ call }) => call === read).length).toBe(2);
  await expect.poll(() => quantityOf('Kettle')).toBe('2');
});

it('shows quick presses at once, sends a step for each and reads the cart when they are through', async () => {
  const plenty = buildLine({ _id: 'line-1', product: { name: 'Kettle', price: 10_000, stock: 9 } });
  const { user, asked } = keepCart([plenty]);
  const raise = await screen.findByRole('button', { name: 'One more: Kettle' });
  for (const quantity of ['2', '3', '4']) {
    await user.click(raise);
    expect(await quantityOf('Kettle')).toBe(quantity);
  }
  await user.click(screen.getByRole('button', { name: 'One less: Kettle' }));
  expect((await summary()).textContent).toMatch(/RWF\s30,000$/);
  await expect.poll(() => asked.at(-1)?.call).toBe(read);
  expect(await quantityOf('Kettle')).toBe('3');
  const steps = asked.filter(({ call }) => call.startsWith('PUT')).map(({ call }) => (call.includes('inc') ? 1 : -1));
  expect(steps.reduce((sum, step) => sum + step, 0)).toBe(2);
  expect(steps.length).toBeLessThanOrEqual(4);
});

it('puts a line back that the shop does not take out, and has nothing to undo', async () => {
  const refusal = new Refusal(503, 'unavailable', 'The shop is busy. Please try again shortly.');
  const { user } = keepCart([kettle], { 'DELETE /api/home/product/delete-cart-product/line-1': refusal });
  await user.click(await screen.findByRole('button', { name: 'Delete: Kettle' }));
  expect(await quantityOf('Kettle')).toBe('2');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('takes a line out and puts it back', async () => {
  const { user, asked } = keepCart([kettle]);
  await user.click(await screen.findByRole('button', { name: 'Delete: Kettle' }));
  await screen.findByRole('heading', { name: /cart is empty/i });
  await user.click(screen.getByRole('button', { name: /undo/i }));
  expect(await quantityOf('Kettle')).toBe('2');
  expect(asked.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
    productId: 'product-1',
    quantity: 2,
  });
});

it('sets apart what is sold out, with a way down and out', async () => {
  keepCart([buildLine({ ...kettle, quantity: 5, product: { name: 'Kettle', stock: 3 } })]);
  expect(await screen.findByRole('button', { name: 'Delete: Kettle' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'One more: Kettle' }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByRole('button', { name: /proceed to checkout/i })).toBeNull();
});

it('says that the cart could not be loaded, and offers another try', async () => {
  signIn(buildToken({ id: 'customer-2' }));
  const busy = new Refusal(503, 'unavailable', 'The shop is busy. Please try again shortly.');
  answerCalls({ 'GET /api/home/product/get-cart-product/customer-2': busy });
  openPage('/cart', { '/cart': cart });
  await screen.findByText('Your cart could not be loaded');
  expect(screen.getByRole('button', { name: /try again/i })).toBeDefined();
});

it('leads a guest to the login page and back', async () => {
  signOut('wished');
  answerCalls({});
  openPage('/cart', { '/cart': cart });
  await screen.findByText('Arrived at /login?returnTo=%2Fcart');
});
