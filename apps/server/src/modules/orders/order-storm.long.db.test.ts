import { randomUUID } from 'node:crypto';
import { settle as settleMoney } from '@urumuri/money/standing';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders, products, returns, vouchers } from '../../db/schema/index.ts';
import { AppError } from '../../app-error.ts';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';
import { buildProduct, buildSeller } from '../../testing/factories.ts';
import { findFaults } from '../../testing/order-books.ts';
import { deliverTo, staffOf, stormSteps } from '../../testing/orders.ts';
import { stormStep } from '../../testing/storm-step.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';
import { signInCustomer } from '../../testing/sign-in.ts';
import { listMoney } from './order-money.repository.ts';

const stepsPerRun = 50;
const stepsAtOnce = 5;
const productCount = 8;
const buyerCount = 15;

let shop: TestShop;
let productIds: string[];
let buyerIds: string[];
let staffId: string;
let office: Parameters<TestShop['returns']['decide']>[0];
const placed: { orderId: string; customerId: string }[] = [];

beforeAll(async () => {
  shop = await buildTestShop();
  const { db } = shop.database;
  const sellerIds = await Promise.all([buildSeller(db), buildSeller(db), buildSeller(db)]);
  const sellerOf = (place: number) => sellerIds[place % sellerIds.length] ?? '';
  // Two of the products run out in the middle of the storm; the others last.
  const prices = Array.from({ length: productCount }, (_, place) => ({
    priceRwf: 999 + 1001 * place,
    discountPercent: place * 7,
    stock: place % 4 === 0 ? 12 + Math.ceil(stormSteps / 100) : stormSteps,
  }));
  const built = await Promise.all(
    prices.map((price, place) => buildProduct(db, { ...price, sellerId: sellerOf(place) })),
  );
  productIds = built.map(({ id }) => id);
  const signedIn = await Promise.all(Array.from({ length: buyerCount }, () => signInCustomer(shop)));
  staffId = sellerOf(0);
  const { seller } = await signInSeller(shop, { role: 'admin' });
  office = { ...seller, personId: seller.id, role: 'admin', sessionId: randomUUID() };
  buyerIds = signedIn.map(({ customer }) => customer.id);
  await db.insert(vouchers).values([
    { code: 'STORM', percentOff: 13, usesAllowed: 5, usesPerCustomer: 2 },
    { code: 'SHOP', amountOffRwf: 700, usesPerCustomer: 1000, sellerId: sellerOf(0) },
  ]);
});

afterAll(() => shop.close());

const step = stormStep(productCount);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const pick = <Item>(items: readonly Item[], place: number): Item | undefined => items[place % items.length];

/** The newest orders are those that still move. */
const pickOrder = (place: number) => pick(placed.slice(-60), place);

async function sendOrder(asked: Extract<Step, { kind: 'order' }>): Promise<void> {
  const customerId = pick(buyerIds, asked.buyer) ?? '';
  const taken = { staffId, actor: 'seller', note: 'Taken by phone', newcomer: undefined } as const;
  const send = () =>
    shop.orders.placeOrder({
      ...(asked.isByPhone ? { taken } : {}),
      customerId,
      key: asked.key,
      lines: asked.lines.map(({ product, quantity }) => ({
        productId: pick(productIds, product),
        cartLineId: undefined,
        quantity,
      })),
      shippingInfo: deliverTo,
      contact: { by: 'phone', from: undefined, until: undefined },
      voucherCode: asked.voucherCode,
      seen: { price: undefined, shippingFee: undefined, items: undefined, total: undefined },
    });
  const [first, second] = await Promise.all(asked.isSentTwice ? [send(), send()] : [send()]);
  if (first === undefined) return;
  expect(second?.orderId ?? first.orderId).toBe(first.orderId);
  if (![first, second].every((answer) => answer?.isReplay ?? true)) placed.push({ orderId: first.orderId, customerId });
}

/** Sets lines of an order, named or not, of whatever shop: what may not be changed is refused. */
async function sendChange(asked: Extract<Step, { kind: 'change' }>, orderId: string): Promise<void> {
  const staff = { id: staffId, personId: staffId, role: asked.role };
  const lines = asked.lines.map(({ product, quantity }) => ({ productId: productIds[product] ?? '', quantity }));
  const { head } = await shop.orderChanges.preview(staff, orderId, { lines });
  const body = { lines, revision: head.revision, reason: 'A storm', note: 'For the house' };
  const key = randomUUID();
  const send = () => shop.orderChanges.changeOrder(staff, orderId, body, key);
  await Promise.all(asked.isSentTwice ? [send(), send()] : [send()]);
}

/** What came back damaged, by product: neither in the stock nor sold. */
const damagedUnits = new Map<string, number>();

/** Ends what of an order may be ended, or takes one unit off it, at whatever step it is. */
async function sendEnd(asked: Extract<Step, { kind: 'end' }>, orderId: string): Promise<void> {
  const staff = { id: staffId, personId: staffId, role: asked.role };
  const { head, plan, sellerId } = await shop.orderChanges.previewCancellation(staff, orderId, { lines: [] });
  const open = plan.parts
    .filter((part) => (sellerId ?? part.sellerId) === part.sellerId)
    .flatMap(({ from, lines }) =>
      lines.map((one) => ({ ...one, isOut: from === 'processing' || from === 'warehouse' })),
    )
    .filter(({ isOpen }) => isOpen);
  const one = pick(open, asked.line);
  const taken = asked.isAll ? open.map((own) => ({ ...own, units: own.was })) : one ? [{ ...one, units: 1 }] : [];
  const lines = taken.map(({ productId, units, isOut }) => {
    return { productId, quantity: units, damaged: asked.isDamaged && isOut ? units : 0 };
  });
  const words = { reason: 'refused', customerNote: '', note: '' } as const;
  const key = randomUUID();
  const send = () => shop.orderChanges.cancelItems(staff, orderId, { ...words, lines, revision: head.revision }, key);
  await Promise.all(asked.isSentTwice ? [send(), send()] : [send()]);
  for (const { productId, damaged } of lines) {
    damagedUnits.set(productId, (damagedUnits.get(productId) ?? 0) + damaged);
  }
}

/** Asked for by the customer, then decided, received and closed by the office, or withdrawn meanwhile. */
async function sendReturn(asked: Extract<Step, { kind: 'return' }>, orderId: string, customerId: string) {
  const { lines } = await shop.returns.listOfOrder(orderId, customerId);
  const delivered = pick(lines, asked.line);
  if (delivered === undefined) throw new AppError('not_found', 'Nothing of it was delivered yet.');
  const { id: _id } = delivered;
  const { quantity } = asked;
  const why = { reason: 'faulty', text: '', pictures: [] } as const;
  await shop.returns.ask(orderId, customerId, { ...why, pictures: [], lines: [{ _id, quantity }] });
  const { rows } = await shop.returns.listOfOrder(orderId, customerId);
  const settle = async (id: string) => {
    await shop.returns.decide(office, id, { isAccepted: asked.isAccepted, answer: 'As agreed' });
    if (!asked.isAccepted) return;
    const restock = asked.isSoldAgain ? [{ _id, quantity }] : [];
    const { refund } = await shop.returns.receive(office, id, { restock, units: [] });
    await shop.returns.close(office, id, { refund: asked.isGivenBack ? refund.mostRwf : 0 });
  };
  for (const { id } of rows.filter(({ status }) => status === 'asked')) {
    // Which of the two comes first is the lock's to say.
    const withdrawal = asked.isWithdrawn ? [shop.returns.withdraw(id, customerId)] : [];
    const results = await Promise.allSettled([...withdrawal, settle(id)]);
    const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    const fault = reasons.find((reason) => !(reason instanceof AppError)) ?? reasons[0];
    if (fault !== undefined) throw fault;
  }
}

/** A payment the customer shows and the office agrees to or refuses; pressed by several, it counts once. */
async function sendProof(asked: Extract<Step, { kind: 'prove' }>, orderId: string, customerId: string) {
  const { totalRwf } = await shop.orders.getOrder(orderId, customerId);
  const reference = randomUUID();
  const amount = Math.max(1, Math.round(totalRwf * asked.share));
  await shop.payments.claim(orderId, customerId, { method: 'Mobile money', text: '', amount, reference });
  const { rows } = await shop.payments.listProofs({ state: 'claimed', pageNumber: 1 });
  const own = rows.filter((row) => row.orderId === orderId);
  const presses = asked.isBySeveral ? [...own, ...own] : own;
  await Promise.all(presses.map(({ id }) => shop.payments.answer(id, staffId, asked.isAgreed, 'Not on our account')));
}

async function take(asked: Step): Promise<void> {
  if (asked.kind === 'order') return sendOrder(asked);
  if (asked.kind === 'clear') return shop.orders.clearOrders(pick(buyerIds, asked.buyer) ?? '');
  const known = pickOrder(asked.order);
  if (known === undefined) return;
  const { orderId, customerId } = known;
  switch (asked.kind) {
    case 'cancel':
      await shop.orders.cancelOrder(orderId, customerId);
      break;
    case 'move': {
      const part = pick((await shop.orders.getOrder(orderId, customerId)).parts, asked.part);
      await shop.orders.changePartStatus(part?.id ?? '', part?.sellerId ?? '', asked.to, 'seller');
      break;
    }
    case 'change':
      await sendChange(asked, orderId);
      break;
    case 'end':
      await sendEnd(asked, orderId);
      break;
    case 'deliver':
      for (const { id, sellerId } of (await shop.orders.getOrder(orderId, customerId)).parts)
        for (const to of ['processing', 'warehouse', 'placed'] as const)
          await shop.orders.changePartStatus(id, sellerId, to, 'seller');
      break;
    case 'return':
      await sendReturn(asked, orderId, customerId);
      break;
    case 'prove':
      await sendProof(asked, orderId, customerId);
      break;
    case 'pay':
      await (asked.refund
        ? shop.orders.markRefunded(orderId, await staffOf(shop, orderId), { refundFor: 'other' })
        : shop.orders.markPaid(orderId, await staffOf(shop, orderId)));
      break;
    case 'expire':
      await shop.database.db
        .update(orders)
        .set({ expiresAt: new Date(0) })
        .where(eq(orders.id, orderId));
      await shop.orders.expireNext();
      break;
  }
}

const expected = new Set([
  'out_of_stock',
  'order_limit',
  'order_not_cancellable',
  'order_status_conflict',
  'idempotency_conflict',
  'voucher_used',
  'voucher_not_applicable',
  // Of a change: the order has changed since, it names what is not the shop's, or it sets what is so already.
  'edit_conflict',
  'not_found',
  // Of a return: all of it is in one already.
  'quantity_limit',
  'validation_failed',
]);

/** A step may be refused, in words; anything else that is thrown is a fault. */
async function takeOrRefuse(asked: Step): Promise<string> {
  try {
    await take(asked);
    return asked.kind;
  } catch (error) {
    if (error instanceof AppError && expected.has(error.code)) return error.code;
    throw error;
  }
}

async function readUnits(): Promise<Map<string, number>> {
  const rows = await shop.database.db
    .select({ id: products.id, stock: products.stock, sold: products.sold })
    .from(products);
  return new Map(rows.map(({ id, stock, sold }) => [id, stock + sold + (damagedUnits.get(id) ?? 0)]));
}

/** What a storm must have seen to have tried everything. */
const wanted = [
  'order',
  'change',
  'end',
  'deliver',
  'return',
  'prove',
  'cancel',
  'move',
  'pay',
  'expire',
  'out_of_stock',
  'order_not_cancellable',
];
/** What comes about is chance: a storm that has not seen everything is followed by another. */
const mostStorms = 8;

/** The sums that are kept for lists, and those that the payments come to. */
async function compareSums() {
  const kept = await shop.database.db
    .select({ id: orders.id, paidRwf: orders.paidRwf, openRwf: orders.openRwf, backRwf: orders.backRwf })
    .from(orders);
  const money = await listMoney(
    shop.database.db,
    kept.map(({ id }) => id),
  );
  const counted = [...money].map(([id, ofOrder]) => {
    const { paidRwf, openRwf, backRwf } = settleMoney(ofOrder);
    return { id, paidRwf, openRwf, backRwf };
  });
  return { kept: sortBy(kept), counted: sortBy(counted) };
}

const sortBy = <Row extends { id: string }>(rows: Row[]) => rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));

it(
  `keeps the books through a storm of ${stormSteps} orders by web and phone, changes, cancellations, ends, steps, payments, returns and expiries`,
  async () => {
    const unitsBefore = await readUnits();
    const outcomes = new Map<string, number>();
    const listUnseen = async () => {
      const withdrawn = await shop.database.db.$count(returns, eq(returns.status, 'withdrawn'));
      return [...wanted.filter((kind) => !outcomes.has(kind)), ...(withdrawn === 0 ? ['withdrawn return'] : [])];
    };
    const steps = fc.array(step, { minLength: stepsPerRun, maxLength: stepsPerRun });
    const storm = fc.asyncProperty(steps, async (taken) => {
      for (let start = 0; start < taken.length; start += stepsAtOnce) {
        const results = await Promise.all(taken.slice(start, start + stepsAtOnce).map(takeOrRefuse));
        for (const result of results) outcomes.set(result, (outcomes.get(result) ?? 0) + 1);
      }
      expect(await findFaults(shop.database.pool)).toEqual([]);
      expect(await readUnits()).toEqual(unitsBefore);
      const { kept, counted } = await compareSums();
      expect(kept).toEqual(counted);
    });
    for (let storms = 0; storms < mostStorms && (await listUnseen()).length > 0; storms += 1) {
      // What has happened cannot be undone for a smaller example; the seed is enough to see it again.
      await fc.assert(storm, { numRuns: Math.ceil(stormSteps / stepsPerRun), endOnFailure: true });
    }
    expect(await listUnseen()).toEqual([]);
  },
  60_000 + mostStorms * stormSteps * 300,
);
