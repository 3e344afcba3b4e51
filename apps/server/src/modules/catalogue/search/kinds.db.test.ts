import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../../../db/schema/index.ts';
import { buildBrand, buildProduct } from '../../../testing/factories.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { countWords } from './words.repository.ts';

const database = await openTestDatabase();
const { db } = database;

afterAll(() => database.close());

describe('the head of a name', () => {
  it.each([
    ['Laptop Stand for HP, Dell and Lenovo', 'HP', 'laptop stand'],
    ['Sony WH-CH520 Wireless Headphones with Mic', 'Sony', 'sony wh ch520 wireless headphones'],
    ['Canon, EOS 4000D, Digital Camera', 'Canon', 'eos 4000d'],
    ['Chargeur rapide Anker pour téléphone', 'Anker', 'chargeur rapide anker'],
    ['Sharijeri ya telefone', 'Generic', 'sharijeri'],
    ['32 - 64', 'Acer', '32 64'],
  ])('%s', async (name, brand, head) => {
    const { rows } = await db.execute<{ head: string }>(sql`select search_head(${name}, ${brand}) as head`);
    expect(rows[0]?.head).toBe(head);
  });
});

describe('kinds of things', () => {
  const names = [
    'Acme L1 Laptop, 8 GB',
    'Bolt L2 Laptop with Bag',
    'Acme Laptop Stand for Laptop',
    'Bolt Laptop Stand for Laptop',
    'Core Foldable Laptop Stand 15 inch',
    'Acme Screen 15 inch',
    'Bolt Screen 17 inch',
    'Chargeur rapide Acme',
    'Chargeur mural Bolt',
  ];

  const brandIds = new Map<string, string>();
  const build = (name: string, given: Parameters<typeof buildProduct>[1] = {}) =>
    buildProduct(db, { ...given, name, brandId: brandIds.get(/Acme|Bolt|Core|$/.exec(name)?.[0] || 'Acme') });

  beforeAll(async () => {
    for (const brand of ['Acme', 'Bolt', 'Core']) brandIds.set(brand, await buildBrand(db, brand));
    for (const name of names) await build(name);
    await countWords(db, 1000);
  });

  const kindsOf = async (name: string) => {
    const { rows } = await db.execute<{ kinds: string[] }>(
      sql`select kinds from product_titles join ${products} on id = product_id where name = ${name}`,
    );
    return rows[0]?.kinds;
  };

  it('are learnt from heads of names, however often they stand before another', async () => {
    const { rows } = await db.execute<{ word: string; leads: boolean }>(
      sql`select word, leads from search_kinds order by word`,
    );
    expect(rows).toEqual([
      { word: 'chargeur', leads: true },
      { word: 'laptop', leads: false },
      { word: 'screen', leads: false },
      { word: 'stand', leads: false },
    ]);
  });

  it('are what a product is, not what it is for, and not a unit', async () => {
    expect(await kindsOf('Acme L1 Laptop, 8 GB')).toEqual(['laptop']);
    expect(await kindsOf('Acme Laptop Stand for Laptop')).toEqual(['stand']);
    expect(await kindsOf('Acme Screen 15 inch')).toEqual(['screen']);
    expect(await kindsOf('Chargeur rapide Acme')).toEqual(['chargeur']);
  });

  it('are known at once of a new product, also of one that is the only such thing', async () => {
    await build('Grey Laptop Stand XL');
    await build('Paper Shredder');
    expect(await kindsOf('Grey Laptop Stand XL')).toEqual(['stand']);
    expect(await kindsOf('Paper Shredder')).toEqual(['shredder']);
  });

  it('may be said in a specification', async () => {
    await build('Acme Zeta 9', { specifications: [['Product type', 'Laptop']] });
    expect(await kindsOf('Acme Zeta 9')).toEqual(['laptop']);
  });
});
