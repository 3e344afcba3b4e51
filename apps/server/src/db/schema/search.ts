import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { id } from './columns.ts';
import { tsvector } from './tsvector.ts';

/** Words people use for the same thing; edited by the shop. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: id(),
    term: text().notNull(),
    meaning: text().notNull(),
  },
  (table) => [
    uniqueIndex('search_synonyms_key').on(sql`lower(${table.term})`, sql`lower(${table.meaning})`),
    index('search_synonyms_words').on(sql`search_text(${table.term})`),
  ],
);

/**
 * Everything that is written about a product, for searches its title does not answer. Beside the
 * product and not in it, so that a sale does not write a long index anew.
 */
export const productTexts = pgTable(
  'product_texts',
  {
    productId: uuid()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    document: tsvector().notNull(),
  },
  (table) => [index('product_texts_document').using('gin', table.document)],
);

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
    index('search_words_trigrams').using('gin', table.word.op('gin_trgm_ops')),
  ],
);
