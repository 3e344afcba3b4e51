import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  numeric,
  pgTable,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { belongsTo, id, rwf } from './columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Every write puts its words in their places at once: a list of those to be put there later is read by every search. */
const readyToRead = { fastupdate: false };

/** This shop's own synonyms, and the shipped names (`term`) that it does not want. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: id(),
    term: text().notNull(),
    meaning: text().notNull(),
    isOff: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('search_synonyms_key').on(sql`lower(${table.term})`, sql`lower(${table.meaning})`),
    index('search_synonyms_words').on(sql`search_text(${table.term})`),
  ],
);

/** What a search compares of each product on sale, written by triggers: hundreds are read for one answer. */
export const productTitles = pgTable(
  'product_titles',
  {
    productId: belongsTo(() => products.id).primaryKey(),
    categoryId: uuid().notNull(),
    brandId: uuid().notNull(),
    unitPriceRwf: rwf().notNull(),
    rating: numeric({ precision: 2, scale: 1, mode: 'number' }).notNull(),
    /** The same of all that are of one family; null of a product that stands for itself. */
    family: uuid(),
    /** Whether lists show it, and not another of its family. */
    leads: boolean().notNull().default(true),
    /** What makes one of two equal answers the better: that it can be bought, sells well and is liked. */
    appeal: real().notNull(),
    /** The kinds of thing it is (`search_kinds`); null as long as nobody has looked. */
    kinds: text().array(),
    /** Words of the head of the name, model and kinds (A), brand (B), category (C) and the rest of the name (D). */
    title: tsvector().notNull(),
  },
  (table) => [
    index('product_titles_entries')
      .using('gin', sql`search_title_entries(${table.title})`)
      .with(readyToRead),
  ],
);

/** All that is written about a product; beside it, so that a sale does not write a long index anew. */
export const productTexts = pgTable(
  'product_texts',
  {
    productId: belongsTo(() => products.id).primaryKey(),
    /** The words of the title and, as D, all others. */
    document: tsvector().notNull(),
  },
  (table) => [
    index('product_texts_entries')
      .using('gin', sql`search_entries(${table.document}, ts_filter(${table.document}, '{b}'))`)
      .with(readyToRead),
  ],
);

/** Words that name kinds of things, in the singular, learnt from the names of products now and then. */
export const searchKinds = pgTable('search_kinds', {
  word: text().primaryKey(),
  /** Roughly how many products are said to be such a thing. */
  uses: integer().notNull(),
  /** Whether names usually begin with it, as in French. */
  leads: boolean().notNull(),
});

/** Every word of the catalogue once: what a slip of the thumb is compared with. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    /** Roughly how many products carry it in their title; counted now and then, not on every write. */
    titleUses: integer().notNull().default(0),
  },
  (table) => [
    index('search_words_prefix').on(table.word.op('text_pattern_ops')),
    index('search_words_trigrams').using('gin', table.word.op('gin_trgm_ops')).with(readyToRead),
  ],
);
