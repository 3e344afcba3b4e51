import { firstIdentity } from '@urumuri/identity';
import { randomUUID } from 'node:crypto';
import { languageCodes, type Paper, type PapersQuery } from '@urumuri/contract';
import { calls } from '@urumuri/contract/schemas';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { AppError } from '../../app-error.ts';
import { vouchers } from '../../db/schema/index.ts';
import { buildProduct } from '../../testing/factories.ts';
import { findFaults } from '../../testing/order-books.ts';
import { buildOrderBody, placeOrder, surfaceHistories } from '../../testing/orders.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';
import { type SignedIn, signInCustomer } from '../../testing/sign-in.ts';
import { useBuyer } from '../../testing/use-buyer.ts';
import { createMessageSecrets } from '../accounts/index.ts';
import { createMessageWriter } from '../messages/index.ts';

/** Few: the rule itself is asked about thousands (`money-histories.test.ts`). */
const histories = surfaceHistories;
const stepsPerHistory = 9;

const { shop, db } = useBuyer();

async function openDesk(role: 'seller' | 'admin') {
  const { seller, token } = await signInSeller(shop(), { role });
  return { ...seller, personId: seller.id, role, sessionId: randomUUID(), api: createTestSellerClient(shop(), token) };
}
type Desk = Awaited<ReturnType<typeof openDesk>>;

let sellers: Desk[];
let office: Desk;
let productIds: string[];
let categoryId: string;

beforeAll(async () => {
  sellers = await Promise.all([openDesk('seller'), openDesk('seller'), openDesk('seller')]);
  office = await openDesk('admin');
  const build = ({ id }: Desk, at: number) =>
    buildProduct(db(), { sellerId: id, priceRwf: 9_999 + 31_000 * at, stock: 5_000 });
  const built = await Promise.all(sellers.map(build));
  // One shop sells of two categories.
  built.push(await buildProduct(db(), { sellerId: sellers[0]?.id ?? '', priceRwf: 70_001, stock: 5_000 }));
  productIds = built.map(({ id }) => id);
  categoryId = built[0]?.categoryId ?? '';
});

const anyPlace = fc.nat({ max: 5 });
const share = fc.constantFrom(0.2, 0.5, 0.9, 1, 1.3);
const step = fc.record({
  kind: fc.constantFrom(
    'move',
    'move',
    'cancel',
    'change',
    'pay',
    'collect',
    'prove',
    'mark',
    'refund',
    'return',
    'return',
  ),
  at: anyPlace,
  share,
  why: fc.constantFrom('too_much' as const, 'goodwill' as const, 'other' as const),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const readOrder = async (orderId: string) => (await office.api.getAnyOrder({ params: { orderId } })).order;

async function take(orderId: string, customerId: string, { kind, at, share: much, why }: Step): Promise<void> {
  const { orders, payments, orderChanges, returns } = shop();
  const order = await readOrder(orderId);
  const { parts } = await orders.getOrder(orderId, customerId);
  const part = parts[at % parts.length];
  if (part === undefined) return;
  const { revision, paid, open } = order.payment;
  const record = (amount: number, more: object = {}) =>
    payments.record(orderId, office.id, { revision, isRefund: false, amount, method: 'Cash', note: 'Said', ...more });
  switch (kind) {
    case 'move': {
      const next = ({ pending: 'processing', processing: 'warehouse', warehouse: 'placed' } as const)[
        part.status as 'pending'
      ];
      return next && orders.changePartStatus(part.id, part.sellerId, next, 'seller');
    }
    case 'cancel':
      return orders.changePartStatus(part.id, part.sellerId, 'cancelled', 'seller');
    case 'change': {
      const lines = [{ productId: productIds[at % 3] ?? '', quantity: 1 + (at % 4) }];
      const body = { lines, revision, reason: 'Asked', note: '' };
      return void (await orderChanges.changeOrder(office, orderId, body, randomUUID()));
    }
    case 'pay':
      return record(Math.ceil(order.price * much) || 1);
    case 'collect':
      return record(order.parts.find(({ _id }) => _id === part.id)?.open || 1, { partId: part.id });
    case 'prove': {
      const amount = Math.ceil(open * much) || 1;
      await payments.claim(orderId, customerId, { method: 'Mobile money', text: '', amount, reference: randomUUID() });
      if (at % 2 === 0) return;
      const { rows } = await payments.listProofs({ state: 'claimed', pageNumber: 1 });
      for (const row of rows.filter((one) => one.orderId === orderId))
        await payments.answer(row.id, office.id, true, '');
      return;
    }
    case 'mark':
      return orders.markPaid(orderId, { actor: 'admin', staffId: office.id });
    case 'refund':
      return record(Math.ceil((why === 'too_much' ? order.payment.back : paid) * Math.min(1, much)) || 1, {
        isRefund: true,
        why,
      });
    case 'return': {
      const { lines } = await returns.listOfOrder(orderId, customerId);
      const line = lines[at % Math.max(1, lines.length)];
      if (line === undefined) return;
      const asked = { lines: [{ _id: line.id, quantity: 1 }], reason: 'faulty' as const, text: '', pictures: [] };
      await returns.ask(orderId, customerId, asked);
      const id =
        (await returns.listOfOrder(orderId, customerId)).rows.find(({ status }) => status === 'asked')?.id ?? '';
      await returns.decide(office, id, { isAccepted: true, answer: '' });
      const { refund } = await returns.receive(office, id, { restock: [], units: [] });
      // Some wait for whoever closes them: what came back is not asked for meanwhile.
      if (at === 0) return;
      return void (await returns.close(office, id, { refund: Math.floor(refund.mostRwf * Math.min(1, much)) }));
    }
  }
}

const readAmount = (text = '0') => Number(text.replaceAll(/\D/g, ''));
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** What a sheet says to collect, wherever it says so. */
function readCollected({ blocks }: Paper): number {
  const lines = blocks.flatMap((block) => block.lines).filter((line) => line.startsWith('Collect RWF'));
  return sum(lines.map(readAmount));
}

const receiptRows = ['Total', 'Paid', 'Refunded', 'To be refunded', 'Open'] as const;

function readReceipt({ blocks }: Paper): number[] {
  const rows = blocks.flatMap((block) => block.rows ?? []);
  return receiptRows.map((label) => readAmount(rows.find((row) => row.label === label)?.value));
}

async function readPapers(desk: Desk, orderId: string) {
  const read = async (kind: PapersQuery['kind']) => {
    const query = { kind, order: [orderId] };
    const { papers } = await (desk.role === 'admin' ? desk.api.getAnyPapers({ query }) : desk.api.getPapers({ query }));
    return papers[0] as Paper;
  };
  const [slip, packing, receipt] = [await read('slip'), await read('packing'), await read('receipt')];
  return { collected: [readCollected(slip), readCollected(packing)], receipt: readReceipt(receipt) };
}

/** Total and what is still to be paid, as the mail lists them and as the short message says the total. */
async function readMails(orderId: string, sellerId: string | undefined) {
  const secrets = createMessageSecrets(['a'.repeat(32)], () => new Date());
  const { writeMessage } = createMessageWriter({
    publicUrl: 'http://shop.test',
    secrets,
    findText: () => undefined,
    readIdentity: () => firstIdentity,
  });
  const data = sellerId === undefined ? {} : { sellerId };
  return Promise.all(
    languageCodes.map(async (language) => {
      const told = { template: 'new_order', reader: 'seller', language, data, noticeData: { orderId } } as const;
      const { sums = [], short } = await writeMessage(db(), told);
      const isTotal = ({ label }: { label: string }) => label === 'Total' || label === 'Igiteranyo';
      const isOpen = ({ label }: { label: string }) =>
        ['Still to pay', 'Reste à payer', 'Asigaye kwishyurwa'].includes(label);
      const total = readAmount(sums.find(isTotal)?.amount);
      const said = readAmount(/[^,]*$/.exec(short.replaceAll(/(\d),(\d)/g, '$1$2'))?.[0]);
      const openRow = sums.find(isOpen);
      return [total, said, openRow === undefined ? total : readAmount(openRow.amount)];
    }),
  );
}

async function checkSurfaces(orderId: string, { headers }: SignedIn): Promise<void> {
  const whole = await readOrder(orderId);
  const toCollect = whole.payment.open;
  expect(sum(whole.parts.map(({ open }) => open))).toBe(toCollect);

  const url = `/api/home/customer/get-order-details/${orderId}`;
  const answer = await shop().app.inject({ url, headers });
  const { order: seen } = calls.getOrderDetails.response.parse(answer.json());
  expect([seen.payment.open, sum(seen.parts.map(({ open }) => open ?? 0))]).toEqual([toCollect, toCollect]);

  const theirs = sellers.filter(({ id }) => seen.parts.some(({ sellerId }) => sellerId === id));
  const own = await Promise.all(theirs.map(({ api }) => api.getSellerOrder({ params: { orderId } })));
  expect(sum(own.map(({ order }) => order.open))).toBe(toCollect);

  const papers = await Promise.all(theirs.map((desk) => readPapers(desk, orderId)));
  const wholePapers = await readPapers(office, orderId);
  for (const at of [0, 1]) expect(sum(papers.map(({ collected }) => collected[at] ?? 0))).toBe(toCollect);
  expect(wholePapers.collected).toEqual([toCollect, toCollect]);
  expect(receiptRows.map((_, at) => sum(papers.map(({ receipt }) => receipt[at] ?? 0)))).toEqual(wholePapers.receipt);

  const mails = await Promise.all(theirs.map(({ id }) => readMails(orderId, id)));
  const wholeMails = await readMails(orderId, undefined);
  for (const [place, [total, said, open]] of wholeMails.entries()) {
    expect([total, said, open]).toEqual([whole.price, whole.price, toCollect]);
    expect([0, 1, 2].map((at) => sum(mails.map((ofShop) => ofShop[place]?.[at] ?? 0)))).toEqual([total, said, open]);
  }
}

it(
  `says of ${histories} orders of three shops what is to be collected, and the parts come to the whole on every surface`,
  async () => {
    const outcomes = new Map<string, number>();
    const history = fc.array(step, { minLength: stepsPerHistory, maxLength: stepsPerHistory });
    await fc.assert(
      fc.asyncProperty(history, fc.constantFrom('none', 'all', 'category', 'category'), async (steps, discount) => {
        const code = `W-${randomUUID().slice(0, 8)}`;
        const hasVoucher = discount !== 'none';
        const isFor = discount === 'category' ? { categoryId } : {};
        if (hasVoucher)
          await db()
            .insert(vouchers)
            .values({ code, percentOff: 13, ...isFor });
        const lines = productIds.map((productId, at) => ({ productId, quantity: at + 1 }));
        // One customer has only so many orders a day.
        const buyer = await signInCustomer(shop());
        const { orderId } = await placeOrder(
          shop(),
          buyer,
          buildOrderBody(lines, hasVoucher ? { voucherCode: code } : {}),
        );
        for (const [at, one] of steps.entries()) {
          try {
            await take(orderId, buyer.customer.id, one);
            outcomes.set(one.kind, (outcomes.get(one.kind) ?? 0) + 1);
          } catch (error) {
            if (!(error instanceof AppError)) throw error;
          }
          if (at % 3 === 2) await checkSurfaces(orderId, buyer);
        }
        expect(await findFaults(shop().database.pool)).toEqual([]);
      }),
      { numRuns: histories, endOnFailure: true },
    );
    expect(outcomes.size).toBeGreaterThan(4);
  },
  60_000 + histories * 30_000,
);
