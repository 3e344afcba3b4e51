import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { searchSynonyms } from '../../db/schema/index.ts';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';
import { buildProduct } from '../../testing/factories.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';
import { signInCustomer } from '../../testing/sign-in.ts';

let shop: TestShop;
let office: ReturnType<typeof createTestSellerClient>;

beforeAll(async () => {
  // Outside tests what was found is cached; a change of the synonyms must get through that.
  shop = await buildTestShop({ environment: 'production' });
  office = createTestSellerClient(shop, (await signInSeller(shop, { role: 'admin' })).token);
  await buildProduct(shop.database.db, { name: 'Whirlpool Refrigerator 300 L' });
  await buildProduct(shop.database.db, { name: 'Sonorex Radio' });
});

beforeEach(async () => {
  await shop.database.transaction((tx) => tx.delete(searchSynonyms));
});

afterAll(() => shop.close());

const find = async (text: string) => {
  const answer = await shop.app.inject(`/api/home/query-products?searchValue=${encodeURIComponent(text)}`);
  return answer.json<{ products: { name: string }[] }>().products.map(({ name }) => name);
};

const own = { term: 'umubyimba', meaning: 'radio' };
const shipped = { term: 'frigo', meaning: 'refrigerator' };

it('makes a word of the shop’s own find things at once, as long as it is on', async () => {
  expect(await find('umubyimba')).toEqual([]);
  await office.createSynonym({ body: own });
  expect(await find('umubyimba')).toEqual(['Sonorex Radio']);
  await office.switchSynonym({ body: { ...own, isOff: true } });
  expect(await find('umubyimba')).toEqual([]);
  await office.switchSynonym({ body: { ...own, isOff: false } });
  expect(await find('umubyimba')).toEqual(['Sonorex Radio']);
  const [listed] = (await office.getSynonyms({ query: { list: 'own' } })).own;
  expect(listed).toMatchObject({ ...own, isOff: false });
  const params = { synonymId: listed?._id ?? '' };
  await office.deleteSynonym({ params });
  expect(await find('umubyimba')).toEqual([]);
  expect(await office.refusalOf.deleteSynonym({ params })).toBe('not_found');
});

it('switches a shipped name off and on again, and keeps nothing of what is as shipped', async () => {
  expect(await find('frigo')).toEqual(['Whirlpool Refrigerator 300 L']);
  await office.switchSynonym({ body: { ...shipped, isOff: true } });
  expect(await find('frigo')).toEqual([]);
  expect(await find('fridge')).toEqual(['Whirlpool Refrigerator 300 L']);
  const { things, own: owned, counts } = await office.getSynonyms({ query: { list: 'off' } });
  expect(things.flatMap(({ names }) => names).filter(({ isOff }) => isOff)).toMatchObject([{ name: 'frigo' }]);
  expect(owned).toEqual([]);
  expect(counts).toMatchObject({ own: 0, off: 1 });
  await office.switchSynonym({ body: { ...shipped, isOff: false } });
  expect(await find('frigo')).toEqual(['Whirlpool Refrigerator 300 L']);
  expect(await shop.database.db.select().from(searchSynonyms)).toEqual([]);
});

it('keeps what a shop has changed when the shipped list no longer has the name', async () => {
  const gone = { term: 'ikintu cya kera', meaning: 'refrigerator', isOff: true };
  await shop.database.db.insert(searchSynonyms).values(gone);
  const { own: owned } = await office.getSynonyms({ query: { list: 'off' } });
  expect(owned).toMatchObject([gone]);
});

it('says what a synonym would change, and changes nothing', async () => {
  const added = await office.trySynonym({ body: own });
  expect(added.before).toEqual({ total: 0, isNearest: false, products: [] });
  expect(added.after).toMatchObject({ total: 1, products: ['Sonorex Radio'] });
  expect(await find('umubyimba')).toEqual([]);
  const off = await office.trySynonym({ body: { ...shipped, isOff: true } });
  expect([off.before.total, off.after.total]).toEqual([1, 0]);
  expect(await shop.database.db.select().from(searchSynonyms)).toEqual([]);
});

it('finds synonyms by any of their words, in pages', async () => {
  const all = await office.getSynonyms();
  expect(all.things).toHaveLength(all.perPage);
  expect(all.total).toBe(all.counts.shipped);
  const { things, total } = await office.getSynonyms({ query: { search: 'REFRIGÉRAT' } });
  expect(total).toBe(1);
  expect(things[0]?.names.map(({ name }) => name)).toContain('fridge');
});

it.each([
  ['', 'radio', 'Search word is required'],
  ['umubyimba', ' ', 'Meaning is required'],
  ['a'.repeat(61), 'radio', 'Search word must be at most 60 characters'],
  ['radios', 'radio', 'Both are the same word to the search already.'],
  ['frigo', 'refrigerator', 'Every shop knows that “frigo” means “refrigerator”.'],
])('refuses that %j means %j, with a sentence', async (term, meaning, sentence) => {
  for (const call of [office.createSynonym, office.trySynonym]) {
    if (call === office.trySynonym && term === 'frigo') continue;
    await expect(call({ body: { term, meaning } })).rejects.toMatchObject({ status: 400, message: sentence });
  }
});

it('refuses a circle, and to switch what is not there', async () => {
  await office.createSynonym({ body: own });
  const circle = office.createSynonym({ body: { term: own.meaning, meaning: own.term } });
  await expect(circle).rejects.toMatchObject({ status: 400, details: { meaning: expect.stringContaining('circle') } });
  const missing = { term: 'nothing', meaning: 'at all', isOff: true };
  expect(await office.refusalOf.switchSynonym({ body: missing })).toBe('not_found');
  expect(await office.refusalOf.dismissProposal({ body: own })).toBe('not_found');
});

it('is the office’s alone', async () => {
  const seller = createTestSellerClient(shop, (await signInSeller(shop)).token);
  expect(await seller.refusalOf.getSynonyms({})).toBe('forbidden');
  expect(await seller.refusalOf.createSynonym({ body: own })).toBe('forbidden');
  expect(await seller.refusalOf.trySynonym({ body: own })).toBe('forbidden');
  expect(await seller.refusalOf.switchSynonym({ body: { ...own, isOff: true } })).toBe('forbidden');
  expect(await seller.refusalOf.dismissProposal({ body: own })).toBe('forbidden');
  expect(await seller.refusalOf.deleteSynonym({ params: { synonymId: 'x' } })).toBe('forbidden');
  expect(await seller.refusalOf.getSearchReport({})).toBe('forbidden');
  const { token } = await signInCustomer(shop);
  const customer = createTestSellerClient(shop, token);
  expect(await customer.refusalOf.getSynonyms({})).toBe('unauthorized');
  expect(await customer.refusalOf.getSearchReport({})).toBe('unauthorized');
});
