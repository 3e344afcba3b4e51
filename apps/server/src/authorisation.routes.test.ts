import {
  API_BASE_PATH,
  buildPath,
  type CustomerRouteName,
  customerRoutes as routes,
  type RouteShape,
} from '@urumuri/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDeadTokens, type Credentials } from './testing/authorisation/dead-tokens.ts';
import { type Answer, type Expectation, expectations, type Whose } from './testing/authorisation/expectations.ts';
import { readOwnedRows } from './testing/authorisation/owned-rows.ts';
import {
  buildGoods,
  buildShopper,
  type Goods,
  type Ids,
  inventIds,
  malformedIds,
  type Shopper,
} from './testing/authorisation/shoppers.ts';
import { buildTestShop, type TestShop } from './testing/build-test-shop.ts';

const names = Object.keys(routes) as CustomerRouteName[];
const everyWhose = ['own', 'others', 'unknown', 'malformed'] as const;

let shop: TestShop;
let goods: Goods;
/** Whose things everybody is after. */
let owner: Shopper;
let bystander: Shopper;
const everybody: Shopper[] = [];
let deadTokens: Record<string, Credentials>;

beforeAll(async () => {
  shop = await buildTestShop();
  goods = await buildGoods(shop);
  owner = await invite();
  bystander = await invite();
  deadTokens = await buildDeadTokens(shop, owner);
});

afterAll(() => shop.close());

async function invite(): Promise<Shopper> {
  const shopper = await buildShopper(shop, goods);
  everybody.push(shopper);
  return shopper;
}

type Asked = { params?: Record<string, string>; query?: Record<string, string>; body?: object };
/** A call as it is sent, by what it names and whose that is. */
type Case = { title: string; whose: Whose; asked: Asked; answer: Answer };

/** The cases of a call for somebody who has `own`, while `others` are somebody else's. */
function listCases(name: CustomerRouteName, own: Ids, others: Ids): Case[] {
  const expected = expectations[name] as Expectation<CustomerRouteName>;
  if ('ask' in expected) {
    return [{ title: 'nothing', whose: 'own', asked: expected.ask(goods) as Asked, answer: expected.answer }];
  }
  const idsByWhose = { own, others, unknown: inventIds(), malformed: malformedIds };
  return expected.flatMap(({ names: kind, ask, answers }) =>
    everyWhose.map((whose) => ({
      title: `${whose} ${kind}`,
      whose,
      asked: ask(idsByWhose[whose][kind], goods) as Asked,
      answer: answers[whose],
    })),
  );
}

async function send(name: CustomerRouteName, { params, query, body }: Asked, headers: Credentials) {
  const url = API_BASE_PATH + buildPath(routes[name], params, query);
  return shop.app.inject({ method: routes[name].method, url, headers, ...(body ? { payload: body } : {}) });
}

const readAnswer = (answer: LightMyRequestResponse): Answer =>
  answer.statusCode < 400 ? (answer.statusCode as Answer) : answer.json<{ code: Answer }>().code;

const readRefusal = (answer: LightMyRequestResponse) => ({ ...answer.json<object>(), requestId: undefined });

/** What an answer lets somebody see of anybody else's. */
function findLeaks(answer: LightMyRequestResponse, asker?: Shopper): string[] {
  const others = everybody.filter((shopper) => shopper !== asker);
  const marks = others.flatMap(({ ids, customer }) => [...Object.values(ids), customer.email]);
  return marks.filter((mark) => answer.body.includes(mark));
}

/** What a token that is not believed changes about the answer. */
const withoutCustomer = {
  none: (answer) => answer,
  optional: (answer) => answer,
  customer: () => 'unauthorized',
  seller: () => 'unauthorized',
  admin: () => 'unauthorized',
} satisfies Record<RouteShape['auth'], (answer: Answer) => Answer>;

/** A call the server does not serve (yet) is not there for anybody. */
function isServed(name: CustomerRouteName): boolean {
  const { method, path } = routes[name];
  return shop.app.hasRoute({ method, url: API_BASE_PATH + path });
}

describe.each(names)('%s', (name) => {
  it('is not believed who speaks with a dead token, whatever it names', async () => {
    const before = await readOwnedRows(shop, owner.customer.id);
    const answered: Record<string, Answer> = {};
    const expected: Record<string, Answer> = {};
    for (const [token, headers] of Object.entries(deadTokens)) {
      for (const { title, asked, answer } of listCases(name, owner.ids, bystander.ids)) {
        expected[`${token}, ${title}`] = isServed(name) ? withoutCustomer[routes[name].auth](answer) : 'not_found';
        const got = await send(name, asked, headers);
        answered[`${token}, ${title}`] = readAnswer(got);
        expect(findLeaks(got)).toEqual([]);
      }
    }
    expect(answered).toEqual(expected);
    expect(await readOwnedRows(shop, owner.customer.id)).toEqual(before);
  });

  it('answers a customer by whose the things are that it names', async () => {
    const before = await readOwnedRows(shop, owner.customer.id);
    const refusals = new Map<string, unknown>();
    for (const whose of 'ask' in expectations[name] ? (['own'] as const) : everyWhose) {
      // Somebody new each time: the last call may have logged the asker out, or emptied the cart.
      const asker = await invite();
      const cases = listCases(name, asker.ids, owner.ids).filter((listed) => listed.whose === whose);
      for (const { title, asked, answer } of cases) {
        const got = await send(name, asked, asker.headers);
        expect({ [title]: readAnswer(got) }).toEqual({ [title]: isServed(name) ? answer : 'not_found' });
        expect(findLeaks(got, asker)).toEqual([]);
        if (got.statusCode >= 400) refusals.set(title, readRefusal(got));
      }
    }
    for (const [title, refusal] of refusals) {
      if (title.startsWith('others')) expect(refusal).toEqual(refusals.get(title.replace('others', 'unknown')));
    }
    expect(await readOwnedRows(shop, owner.customer.id)).toEqual(before);
  });
});

it('found the owner’s things in every table that can hold them', async () => {
  const owned = await readOwnedRows(shop, owner.customer.id);
  const empty = Object.keys(owned).filter((table) => owned[table]?.length === 0);
  expect(empty).toEqual([
    'cart_vouchers',
    'invoice_recipients',
    'invoices',
    'payout_entries',
    'stock_movements',
    'voucher_uses',
  ]);
});
