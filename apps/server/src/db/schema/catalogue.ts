import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  type ExtraConfigColumn,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  type PgColumn,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type CheckState, checkStates } from '@urumuri/contract';
import { belongsTo, createdAt, id, moment, oneOf, refersTo, rwf, textList } from './columns.ts';
import { sellers } from './sellers.ts';

export type Specification = readonly [label: string, value: string];

/** How deep categories may lie within each other. */
const categoryLevels = 3;

/** A tree of three levels: a category lies one level below its parent, which the foreign key proves whoever writes. */
export const categories = pgTable(
  'categories',
  {
    id: id(),
    name: text().notNull(),
    slug: text().notNull(),
    image: text().notNull().default(''),
    position: integer().notNull().default(0),
    parentId: uuid(),
    level: smallint().notNull().default(1),
    parentLevel: smallint().generatedAlwaysAs(sql`level - 1`),
    /** For how many days its products may be returned; 0: never, null: as the category above says, or the shop. */
    returnDays: smallint(),
    returnNote: text().notNull().default(''),
    /** The VAT that its prices include; null: as the category above says, or the settings. */
    vatPercent: smallint(),
  },
  (table) => [
    uniqueIndex('categories_slug_key').on(table.slug),
    uniqueIndex('categories_name_key').on(sql`lower(${table.name})`),
    unique('categories_level_key').on(table.id, table.level),
    index('categories_parent').on(table.parentId),
    foreignKey({
      name: 'categories_below_parent',
      columns: [table.parentId, table.parentLevel],
      foreignColumns: [table.id, table.level],
    }),
    check('categories_three_levels', sql`${table.level} between 1 and ${sql.raw(String(categoryLevels))}`),
    check('categories_return_days', sql`${table.returnDays} between 0 and 365`),
    check('categories_vat', sql`${table.vatPercent} between 0 and 100`),
    check('categories_return_note', sql`${table.returnNote} = '' or ${table.returnDays} is not null`),
    check('categories_top_level', sql`(${table.parentId} is null) = (${table.level} = 1)`),
  ],
);

export const brands = pgTable('brands', { id: id(), name: text().notNull(), slug: text().notNull() }, (table) => [
  uniqueIndex('brands_slug_key').on(table.slug),
  uniqueIndex('brands_name_key').on(sql`lower(${table.name})`),
]);

/** Names that brands had before, or that had brands of their own: who asks for one is led to the brand of today. */
export const brandAliases = pgTable(
  'brand_aliases',
  {
    slug: text().primaryKey(),
    name: text().notNull(),
    brandId: belongsTo(() => brands.id),
  },
  (table) => [
    uniqueIndex('brand_aliases_name_key').on(sql`lower(${table.name})`),
    index('brand_aliases_brand').on(table.brandId),
  ],
);
const narrowing = (table: Record<'unitPriceRwf' | 'rating' | 'categoryId' | 'brandId' | 'discountPercent', PgColumn>) =>
  [table.unitPriceRwf, table.rating, table.categoryId, table.brandId, table.discountPercent] as const;

const popular = (table: Record<'isSoldOut' | 'sold' | 'ratingRank' | 'id', ExtraConfigColumn>) =>
  [table.isSoldOut, table.sold.desc().nullsFirst(), table.ratingRank.desc().nullsFirst(), table.id] as const;

const listed = (table: Record<'publishedAt' | 'leads', PgColumn>) =>
  sql`${table.publishedAt} is not null and ${table.leads}`;

export const products = pgTable(
  'products',
  {
    id: id(),
    slug: text().notNull(),
    sellerId: refersTo(() => sellers.id),
    categoryId: refersTo(() => categories.id),
    brandId: refersTo(() => brands.id),
    /** The shop's own number of it. */
    sku: text(),
    /** The digits under its bars (GTIN), as they were typed. */
    barcode: text(),
    name: text().notNull(),
    model: text().notNull().default(''),
    shortDescription: text().notNull().default(''),
    description: text().notNull().default(''),
    specifications: jsonb().$type<readonly Specification[]>().notNull().default([]),
    /** Addresses of its pictures in order: `/images/<hash>/<width>` or a remote https address. */
    images: textList(),
    warrantyMonths: smallint(),
    boxContents: text().notNull().default(''),
    priceRwf: rwf().notNull(),
    discountPercent: smallint().notNull().default(0),
    /** A price in francs that the percent alone cannot reach; the percent is then written from it. */
    salePriceRwf: rwf(),
    /** What the shopper pays, written by a trigger; sorting and price filters use this column. */
    unitPriceRwf: rwf()
      .notNull()
      .$default(() => sql`null`),
    /** What the shop last paid for a unit; it never leaves the console. */
    costRwf: rwf(),
    /** Units in the shop's hands. What can be bought is `stock - reserved`. */
    stock: integer().notNull().default(0),
    reserved: integer().notNull().default(0),
    /** In indexes in place of stock and reserved, which every order changes. */
    isSoldOut: boolean()
      .notNull()
      .generatedAlwaysAs(sql`stock <= reserved`),
    sold: bigint({ mode: 'number' }).notNull().default(0),
    /** Rises with every change of what can be bought, so that a late event is recognised. */
    stockRevision: bigint({ mode: 'number' }).notNull().default(0),
    /** Sum and number of the ratings that count (1 to 5); all reviews, rated or not, in reviewCount. */
    ratingSum: integer().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    reviewCount: integer().notNull().default(0),
    rating: numeric({ precision: 2, scale: 1, mode: 'number' })
      .notNull()
      .generatedAlwaysAs(sql`case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 1) end`),
    /** The average drawn towards 3.5 by five imagined ratings: one happy buyer is not a best seller. */
    ratingRank: real()
      .notNull()
      .generatedAlwaysAs(sql`(rating_sum + 17.5)::real / (rating_count + 5)`),
    /** What the shop calls the products that are one thing in several sizes, colours and the like. */
    family: text(),
    /** In what it differs from the others of its family, as `Colour: Blue`. */
    options: jsonb().$type<readonly Specification[]>().notNull().default([]),
    /** Whether lists show it for its family, written by a trigger: the cheapest that can be bought. */
    leads: boolean().notNull().default(true),
    publishedAt: moment(),
    /** Kept for orders, reviews and chats that name it; nobody else finds it. */
    deletedAt: moment(),
    /** Of a product that is deleted or held back, for the case that it comes back. */
    wasPublishedAt: moment(),
    /** Off sale until the office releases it; a trigger keeps it so, whoever publishes it. */
    isHeldBack: boolean().notNull().default(false),
    /** What the office's check of it waits for: the office, or changes of the shop; null: nothing. */
    checkState: text().$type<CheckState>(),
    /** What the office wants changed. */
    checkNote: text().notNull().default(''),
    checkAt: moment(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    uniqueIndex('products_slug_key').on(table.slug),
    uniqueIndex('products_own_sku_key')
      .on(table.sellerId, sql`lower(${table.sku})`)
      .where(sql`${table.deletedAt} is null`),
    // With 12, 13 or 14 digits it is the same number. The digits stand first: the office looks in every shop.
    uniqueIndex('products_own_barcode_key')
      .on(sql`lpad(${table.barcode}, 14, '0')`, table.sellerId)
      .where(sql`${table.deletedAt} is null`),
    index('products_sku').on(sql`lower(${table.sku}) text_pattern_ops`),
    index('products_family')
      .on(table.sellerId, sql`lower(${table.family})`)
      .where(sql`${table.family} is not null`),
    index('products_seller_name').on(table.sellerId, sql`lower(${table.name})`),
    // The search asks of everything it has found which belong to a family; mostly there are none.
    index('products_in_families')
      .on(table.id)
      .where(sql`${table.family} is not null`),
    // What a shopper narrows a list to stands last in these, so that it is decided without reading the rows. None holds
    // what an order changes, unless it takes the last piece.
    index('products_listed_newest')
      .on(table.createdAt.desc().nullsFirst(), table.id, ...narrowing(table), table.isSoldOut)
      .where(listed(table)),
    index('products_listed_rated')
      .on(table.ratingRank.desc().nullsFirst(), table.id, ...narrowing(table), table.isSoldOut)
      .where(listed(table)),
    index('products_listed_popular')
      .on(...popular(table), ...narrowing(table))
      .where(listed(table)),
    index('products_discounted')
      .on(table.discountPercent.desc().nullsFirst(), table.id)
      .where(sql`${table.publishedAt} is not null and ${table.discountPercent} > 0`),
    index('products_to_check')
      .on(table.checkState, table.checkAt, table.id)
      .where(sql`${table.checkState} is not null`),
    index('products_seller').on(table.sellerId, table.createdAt.desc().nullsFirst()),
    index('products_listed_price')
      .on(
        table.unitPriceRwf,
        table.id,
        table.rating,
        table.categoryId,
        table.brandId,
        table.discountPercent,
        table.isSoldOut,
      )
      .where(listed(table)),
    index('products_listed_category_price')
      .on(table.categoryId, table.unitPriceRwf, table.id, table.rating)
      .where(listed(table)),
    index('products_listed_category_brand_price')
      .on(table.categoryId, table.brandId, table.unitPriceRwf, table.id, table.rating)
      .where(listed(table)),
    index('products_listed_brand_price')
      .on(table.brandId, table.unitPriceRwf, table.id, table.rating)
      .where(listed(table)),
    index('products_listed_popular_of_category')
      .on(table.categoryId, ...popular(table), table.unitPriceRwf, table.rating)
      .where(listed(table)),
    index('products_listed_popular_of_brand')
      .on(table.brandId, ...popular(table), table.unitPriceRwf, table.rating)
      .where(listed(table)),
    check('products_slug_shape', sql`${table.slug} ~ '^[a-z0-9-]{1,160}$'`),
    check('products_barcode_shape', sql`${table.barcode} ~ '^([0-9]{8}|[0-9]{12,14})$'`),
    check('products_deleted_not_sold', sql`${table.deletedAt} is null or ${table.publishedAt} is null`),
    check('products_held_not_sold', sql`not ${table.isHeldBack} or ${table.publishedAt} is null`),
    check('products_check_state', oneOf(table.checkState, checkStates)),
    check('products_held_is_said', sql`not ${table.isHeldBack} or ${table.checkState} is not null`),
    check('products_price_positive', sql`${table.priceRwf} > 0`),
    check('products_sale_below_price', sql`${table.salePriceRwf} between 1 and ${table.priceRwf} - 1`),
    check('products_cost_not_negative', sql`${table.costRwf} >= 0`),
    check('products_warranty', sql`${table.warrantyMonths} between 0 and 1200`),
    check('products_discount_percent', sql`${table.discountPercent} between 0 and 100`),
    check('products_stock_not_negative', sql`${table.stock} >= 0`),
    check('products_reserved_within_stock', sql`${table.reserved} between 0 and ${table.stock}`),
    check('products_ratings_counted', sql`${table.ratingCount} between 0 and ${table.reviewCount}`),
    check('products_rating_sum', sql`${table.ratingSum} between ${table.ratingCount} and ${table.ratingCount} * 5`),
  ],
);

const narrowedBy = () => ({
  categoryId: uuid().notNull(),
  brandId: uuid().notNull(),
  unitPriceRwf: rwf().notNull(),
  rating: numeric({ precision: 2, scale: 1, mode: 'number' }).notNull(),
  discountPercent: smallint().notNull(),
  isSoldOut: boolean().notNull(),
});
const ofLeader = narrowedBy();

/**
 * Those of families that are on sale and do not lead, with what lists are narrowed by of them and of the one that leads.
 * Written by the trigger that writes who leads.
 */
export const familySiblings = pgTable(
  'family_siblings',
  {
    productId: belongsTo(() => products.id).primaryKey(),
    leaderId: uuid().notNull(),
    ...narrowedBy(),
    leaderCategoryId: ofLeader.categoryId,
    leaderBrandId: ofLeader.brandId,
    leaderUnitPriceRwf: ofLeader.unitPriceRwf,
    leaderRating: ofLeader.rating,
    leaderDiscountPercent: ofLeader.discountPercent,
    leaderIsSoldOut: ofLeader.isSoldOut,
  },
  (table) => [index('family_siblings_price').on(table.unitPriceRwf, table.leaderUnitPriceRwf)],
);

/** Addresses that products had before; who asks for one is led to the one of today. */
export const productSlugs = pgTable(
  'product_slugs',
  {
    slug: text().primaryKey(),
    productId: belongsTo(() => products.id),
  },
  (table) => [index('product_slugs_product').on(table.productId)],
);

/** Pictures that an import named by their addresses: waiting, fetched or given up. */
export const remotePictures = pgTable(
  'remote_pictures',
  {
    productId: belongsTo(() => products.id),
    address: text().notNull(),
    /** Where it is kept since it was fetched. */
    image: text(),
    tries: smallint().notNull().default(0),
    /** Empty when nothing is left to do. */
    nextTryAt: moment().default(sql`now()`),
    failure: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.address] }),
    index('remote_pictures_due')
      .on(table.nextTryAt)
      .where(sql`${table.nextTryAt} is not null`),
    index('remote_pictures_kept')
      .on(table.address)
      .where(sql`${table.image} is not null`),
  ],
);

export const banners = pgTable(
  'banners',
  {
    id: id(),
    image: text().notNull(),
    /** The headline, repeated as the picture's alternative text. */
    title: text().notNull().default(''),
    line: text().notNull().default(''),
    productId: belongsTo(() => products.id),
    position: integer().notNull().default(0),
  },
  (table) => [index('banners_position').on(table.position)],
);
