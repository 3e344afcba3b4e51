import { API_BASE_PATH, cancelReasons, counterMethods } from '@urumuri/contract';
import { type CallShape, calls, errorBody, sellerCalls } from '@urumuri/contract/schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { codeOf, stepAt } from './modules/sellers/totp.rules.ts';
import { buildGoods } from './testing/authorisation/shoppers.ts';
import { buildTestShop, type TestShop } from './testing/build-test-shop.ts';
import { buildZip } from './testing/build-zip.ts';
import { buildBrand } from './testing/factories.ts';
import { deliverTo } from './testing/orders.ts';
import { createDraws, fuzzRequests, fuzzSeed, type JsonSchema, makeValue, spoil } from './testing/fuzz/values.ts';
import { type Actor, createWorld, type Role } from './testing/fuzz/world.ts';

/** Nobody's open orders, cart or wishes stay full for good. */
const requestsOfACustomer = 400;
const secrets = /node_modules|\.ts:\d+|drizzle|postgres|\bselect\b.*\bfrom\b|argon2/i;

type Question = {
  method: CallShape['method'];
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
};

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestShop();
});

afterAll(() => shop.close());

const draws = createDraws(fuzzSeed);
/** Without the one that sends everybody of a role to set up two steps, for the rest of the run. */
const { requireSecondStep: _sendsEverybodyAway, ...staffCalls } = sellerCalls;
const all = Object.entries<CallShape>({ ...calls, ...staffCalls });
const schemaOf = (schema: z.ZodType | undefined) =>
  schema && (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
const inputs = new Map(
  all.map(([name, { params, query, body }]) => [name, [params, query, body].map(schemaOf)] as const),
);
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
/** A table with a product or two in it, and whatever else. */
const writeTable = () => {
  const sku = `FZ-${draws.below(1000)}`;
  const rows = [
    `${sku},Fuzzed thing ${sku},1000`,
    `${sku}x,${draws.pick(['', '"', '=1+1', '\0'])},-1`,
    draws.pick(['', ',,,,,', '\ud800']),
  ];
  return Buffer.from(['SKU,Name,Price', ...rows].join('\n'));
};
const hashesPasswords = ({ body }: CallShape) =>
  /"password"|"oldPassword"|"newPassword"/.test(JSON.stringify(schemaOf(body) ?? ''));
/** Passwords are slow to check on purpose, so fewer of those. */
const frequent = all.flatMap((entry) => Array.from({ length: hashesPasswords(entry[1]) ? 1 : 6 }, () => entry));

const writeSubscription = () => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${draws.below(100)}`,
  keys: { p256dh: 'key', auth: 'auth' },
});

/** What only the secret of a message opens, several people bring about or takes a whole document: their own tests have those. */
const neverByChance = new Set([
  'resetPassword',
  'confirmEmail',
  'confirmPhone',
  'loginByPhone',
  'openOrderLink',
  'dismissProposal',
  'saveSettings',
  'askReturn',
  'withdrawReturn',
  'getReturn',
  'decideReturn',
  'receiveReturn',
  'closeReturn',
  'savePaymentSettings',
  // No channel is set up here.
  'sendTestMessage',
  'answerPayment',
  // Something must have been handed over, and claimed.
  'getReturnableLines',
  'openReturn',
  'verifyWarranty',
  'claimWarranty',
  'recordSerials',
  'getSellerClaim',
  'answerClaim',
  // A packed order must have been given to the rider who asks.
  'deliverDrop',
  'refuseDrop',
  // It must be ready, and its code be known.
  'handOverPickup',
  // Its parts must wait for a call, all of them.
  'noteMarketCall',
  // The office must have wanted it changed.
  'sendProductForCheck',
  // Somebody must have taken cash.
  'getCashOf',
  'handInCash',
  // A period must have been closed, as somebody had looked at it.
  'closePayouts',
  'getPayoutClosing',
  'exportPayouts',
  'markPayoutPaid',
  // There must be an invoice that stands.
  'voidInvoice',
  'getInvoicesPdf',
]);
/** Enough for every call to succeed once, or to prove that it cannot. */
const isWhole = fuzzRequests >= 10_000;

const takeOrdersOn = ({ recall }: Actor) => ({
  kind: 'status',
  status: 'processing',
  orderIds: [recall('orderId')],
});

/** What a schema cannot say of its call: a line names a product or a line of the cart, a code is of its secret. */
const whole: Record<string, (actor: Actor) => object> = {
  placeOrder: ({ recall }) => ({
    products: [{ products: [{ productInfo: { _id: recall('productId') }, quantity: 1 + draws.below(3) }] }],
    shipping_info: deliverTo,
  }),
  placePhoneOrder: ({ recall }) => ({
    phone: `+2507880${10_000 + draws.below(90_000)}`,
    name: 'Aline',
    lines: [{ productId: recall('productId'), quantity: 1 }],
    shipping_info: deliverTo,
  }),
  sellAtCounter: ({ recall }) => ({
    lines: [{ productId: recall('productId'), quantity: 1 }],
    method: draws.pick(counterMethods),
    total: 1000,
  }),
  changeOrder: ({ recall }) => ({
    lines: draws.happens(0.5) ? [{ productId: recall('productId'), quantity: 1 + draws.below(3) }] : [],
    shipping_info: { ...deliverTo, address: `House ${draws.below(1000)}` },
    revision: draws.below(3),
    reason: 'As agreed',
    note: '',
  }),
  cancelItems: ({ recall }) => ({
    lines: [{ productId: recall('productId'), quantity: 1, damaged: 0 }],
    revision: draws.below(3),
    reason: draws.pick(cancelReasons),
    customerNote: 'As agreed',
    note: '',
  }),
  saveTemplate: () => ({ subject: 'Order {number}', short: 'Thank you', text: 'Thank you', version: 0 }),
  claimPayment: () => ({ method: 'Mobile money', amount: 1 + draws.below(9000), reference: `R-${draws.below(1e6)}-x` }),
  recordPayment: () => ({ revision: draws.below(3), amount: 1 + draws.below(9000), method: 'Cash' }),
  savePush: writeSubscription,
  saveSellerPush: writeSubscription,
  changeSellerProducts: ({ recall }) => ({
    kind: 'stock',
    productIds: [recall('productId')],
    stock: draws.below(1000),
  }),
  answerProductCheck: ({ recall }) => ({ productIds: [recall('productId')], answer: 'ask', note: 'As agreed' }),
  saveVariants: () => ({
    family: `Family ${draws.below(20)}`,
    rows: [{ options: [{ label: 'Size', value: `${draws.below(50)}` }], price: 1000, stock: 1 }],
  }),
  changeSellerOrders: takeOrdersOn,
  changeAllOrders: takeOrdersOn,
  mergeBrand: ({ recall }) => ({ into: recall('brand') }),
  confirmSecondStep: ({ recall }) => ({ code: codeOf(recall('secret') ?? '', stepAt(new Date())) }),
  endSecondStep: ({ recall }) => ({ password: recall('password'), code: recall('recoveryCode') ?? 'none' }),
  answerShopName: ({ recall }) => ({ name: recall('wantedName') ?? 'none', isAgreed: draws.happens(0.5) }),
};

/** What is meant well names what the asking one was told last, and all of it; the rest is whatever comes to mind. */
function write(name: string, { method, path, upload }: CallShape, asking: Actor, isMeantWell: boolean): Question {
  const actor = isMeantWell ? { ...asking, recall: asking.recallLast } : asking;
  const isHonest = isMeantWell || draws.happens(0.6);
  const spoiled = isHonest ? -1 : draws.below(3);
  const [params, query, body] = (inputs.get(name) ?? []).map((schema, place) => {
    const made = schema && makeValue(schema, '', draws, actor.recall);
    const value = place === 2 && (isMeantWell || draws.happens(0.5)) ? (whole[name]?.(actor) ?? made) : made;
    return place === spoiled && value !== undefined ? spoil(value, draws) : value;
  });
  const textOf = (value: unknown) =>
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replaceAll(/\p{Surrogate}/gu, '?');
  const filled = path.replaceAll(/:(\w+)/g, (_, field: string) =>
    // An empty segment would be the address of another call.
    encodeURIComponent(textOf(Object(params)[field] ?? params) || ' '),
  );
  const search = Object.entries(Object(query) as object).map(([field, value]) => [field, textOf(value)]);
  const url = `${API_BASE_PATH}${filled}${search.length > 0 ? `?${new URLSearchParams(search).toString()}` : ''}`;
  const question: Question = { method, url, headers: { ...actor.headers } };
  if (upload) {
    const table = name === 'addImportPictures' || draws.happens(0.3) ? buildZip({ 'A-1.png': png }) : writeTable();
    const [type, file] = name.includes('Import')
      ? ['application/octet-stream', table]
      : name === 'readStatement'
        ? ['application/octet-stream', Buffer.from(`Reference;Amount\nR-${draws.below(1e6)}-x;${draws.below(9000)}\n`)]
        : ['image/png', png];
    return {
      ...question,
      headers: { ...question.headers, 'content-type': type },
      payload: isHonest ? file : file.subarray(0, draws.below(file.length)),
    };
  }
  if (body === undefined) return question;
  const json = JSON.stringify(body);
  const payload = isHonest || draws.happens(0.9) ? json : json.slice(0, draws.below(json.length));
  const type =
    isHonest || draws.happens(0.95) ? 'application/json' : draws.pick(['text/plain', 'multipart/form-data', 'a/b']);
  return { ...question, headers: { ...question.headers, 'content-type': type }, payload };
}

type Answer = Awaited<ReturnType<TestShop['app']['inject']>>;

/** What an answer must not be: a failure of ours, another shape than promised, or a look behind the counter. */
function findFault({ response, download }: CallShape, answer: Answer): string | undefined {
  if (answer.statusCode >= 500) return 'failed';
  if (answer.statusCode < 300 && download) return answer.body.startsWith('%PDF') ? undefined : 'is no PDF';
  if (answer.statusCode < 300) return response.safeParse(answer.json()).error?.message;
  if (secrets.test(answer.body)) return 'told too much';
  return errorBody.safeParse(answer.json()).error?.message;
}

it(
  `keeps the contract's promises to ${fuzzRequests} requests (seed ${fuzzSeed})`,
  async () => {
    const world = createWorld(shop, draws);
    world.tell({ code: (await buildGoods(shop)).voucherCode, brand: 'Merged', template: 'order_received' });
    await buildBrand(shop.database.db, 'Merged');
    const actors = new Map<Role, Actor>();
    const pending = new Map(all.filter(([name]) => !neverByChance.has(name)));
    // Chance may keep a call from the order it needs: what is still to succeed gets as much time again, and more.
    const goesOn = (done: number) => done < fuzzRequests || (isWhole && pending.size > 0 && done < 4 * fuzzRequests);
    for (let done = 0; goesOn(done); done += 1) {
      // What has not yet succeeded is tried more often, and half of the time as well as can be.
      const isPending = pending.size > 0 && draws.happens(0.2);
      const [name, call] = draws.pick(isPending ? [...pending] : frequent);
      const fitting = call.auth === 'optional' ? 'customer' : call.auth;
      const role = draws.happens(0.9) ? fitting : draws.pick(['none', 'customer', 'seller', 'admin'] as const);
      if (done % requestsOfACustomer === 0) actors.delete('customer');
      if (done > fuzzRequests && done % 2000 === 0) actors.delete('seller');
      const actor = actors.get(role) ?? (await world.build[role]());
      actors.set(role, actor);
      const question = write(name, call, actor, isPending && draws.happens(0.5));
      const answer = await shop.app.inject(question);
      const fault = findFault(call, answer);
      if (fault) expect.fail(`${name} ${fault}: ${String(question.payload)} to ${question.url}: ${answer.body}`);
      if (answer.statusCode === 401) await actor.comeBack();
      if (answer.statusCode >= 300) continue;
      pending.delete(name);
      if (!call.download) actor.remember(answer.json());
      if (name === 'uploadSellerPicture') world.tell({ uploaded: answer.json<{ image: string }>().image });
    }
    // A call that only ever refused was not tried.
    if (isWhole) expect([...pending.keys()]).toEqual([]);
  },
  180_000 + fuzzRequests * 300,
);
