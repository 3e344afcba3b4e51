import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { searchLog, searchTurns } from '../../db/schema/index.ts';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';

let shop: TestShop;
let office: ReturnType<typeof createTestSellerClient>;

beforeAll(async () => {
  shop = await buildTestShop();
  office = createTestSellerClient(shop, (await signInSeller(shop, { role: 'admin' })).token);
});

beforeEach(async () => {
  await shop.database.db.delete(searchLog);
  await shop.database.db.delete(searchTurns);
});

afterAll(() => shop.close());

const phone = 'Mozilla/5.0 (Linux; Android 14) Chrome/120 Mobile';
/** Three that fall into different groups, and three more. */
const visitors = ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4', '10.0.0.5', '10.0.0.6'];

async function note(payload: object, { ip = '10.0.0.1', agent = phone } = {}) {
  const headers = { 'user-agent': agent };
  return shop.app.inject({ method: 'POST', url: '/api/home/note-search', payload, headers, remoteAddress: ip });
}

async function noteByAll(payload: object): Promise<void> {
  for (const ip of visitors) expect((await note(payload, { ip })).statusCode).toBe(200);
}

const readRows = async () => {
  await shop.searchLog.write();
  return shop.database.db.select().from(searchLog);
};

it('counts searches, those that found nothing, and clicks, by day', async () => {
  await noteByAll({ value: 'Radio', found: 4 });
  await noteByAll({ value: 'radio ', found: 0 });
  await note({ value: 'radio', found: 4, isClick: true });
  await shop.searchLog.write();
  await noteByAll({ value: 'radio', found: 4 });
  await shop.searchLog.write();
  const report = await office.getSearchReport({ query: { days: '7' } });
  expect(report.days).toHaveLength(7);
  expect(report.days.at(-1)).toMatchObject({ searches: 18, missed: 6, clicks: 1 });
  expect(report.top).toEqual([{ words: 'radio', searches: 18, missed: 6, clicks: 1 }]);
  expect(report.missed).toEqual(report.top);
  expect(report.unnamed).toBe(0);
});

it('keeps no words that only few have searched for, and shows them once more have', async () => {
  for (let time = 0; time < 5; time += 1) await note({ value: 'Aline Mukamana', found: 0 });
  const [row] = await readRows();
  expect(row).toMatchObject({ words: null, searches: 5, missed: 5 });
  expect(JSON.stringify(row)).not.toMatch(/aline|10\.0\.0/i);
  expect(await office.getSearchReport()).toMatchObject({ top: [], missed: [], unnamed: 5 });
  await noteByAll({ value: 'aline mukamana', found: 0 });
  expect(await readRows()).toMatchObject([{ words: 'aline mukamana', searches: 11 }]);
});

it('counts neither robots nor what can only be a number or an address of somebody', async () => {
  await note({ value: 'radio', found: 1 }, { agent: 'Mozilla/5.0 (compatible; bingbot/2.0)' });
  await note({ value: '0788 123 456', found: 0 });
  await note({ value: 'aline@example.com', found: 0 });
  expect(await readRows()).toEqual([]);
});

it('proposes what several found when they searched again, until it is dismissed or added', async () => {
  await noteByAll({ value: 'umubyimba', found: 0 });
  await noteByAll({ value: 'Radio', found: 4 });
  await note({ value: 'radio', found: 4, isClick: true, after: 'umubyimba' });
  await shop.searchLog.write();
  expect((await office.getSynonyms()).proposals).toEqual([]);
  for (const ip of visitors) await note({ value: 'radio', found: 4, isClick: true, after: 'umubyimba' }, { ip });
  await shop.searchLog.write();
  const proposed = { term: 'umubyimba', meaning: 'radio' };
  expect((await office.getSynonyms()).proposals).toEqual([{ ...proposed, turns: 7 }]);
  await office.createSynonym({ body: proposed });
  expect((await office.getSynonyms()).proposals).toEqual([]);
  const [own] = (await office.getSynonyms({ query: { list: 'own' } })).own;
  await office.deleteSynonym({ params: { synonymId: own?._id ?? '' } });
  expect((await office.getSynonyms()).proposals).toHaveLength(1);
  await office.dismissProposal({ body: proposed });
  expect((await office.getSynonyms()).proposals).toEqual([]);
});

it('forgets after ninety days', async () => {
  const old = { key: 'old', words: 'radio', visitors: 7, searches: 9, missed: 0, clicks: 0 };
  const day = (ago: number) => sql`(now() at time zone 'Africa/Kigali')::date - ${ago}::int` as unknown as string;
  await shop.database.db.insert(searchLog).values([
    { ...old, day: day(91) },
    { ...old, day: day(89) },
  ]);
  const later = await buildTestShop({}, shop.database);
  for (const { run } of later.searchLog.jobs) await run();
  expect(await readRows()).toHaveLength(1);
});

it.each([
  [{ found: 1 }, 'Search is required'],
  [{ value: 'radio' }, 'Found must be a whole number from 0 to 100,000'],
  [{ value: 'r'.repeat(101), found: 1 }, 'Search must be at most 100 characters'],
])('refuses %j with a sentence', async (payload, sentence) => {
  const answer = await note(payload);
  expect([answer.statusCode, answer.json().error]).toEqual([400, sentence]);
});

it('refuses a report of a time nobody offers', async () => {
  await expect(office.getSearchReport({ query: { days: '8' as '7' } })).rejects.toMatchObject({ status: 400 });
});
