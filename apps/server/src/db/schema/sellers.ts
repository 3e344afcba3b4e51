import { type StaffRole, staffRoles } from '@urumuri/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { belongsTo, citext, createdAt, id, language, moment, mutedMessages, oneOf } from './columns.ts';

export const sellers = pgTable(
  'sellers',
  {
    id: id(),
    slug: text().notNull(),
    shopName: text().notNull(),
    /** What the name looks like: two shops may not look alike. Null for names older than this rule. */
    nameKey: text(),
    /** The name the shop wants; until the office agrees it sells under the one it has. */
    wantedName: text(),
    ownerName: text().notNull(),
    email: citext().notNull(),
    phone: text().notNull().default(''),
    /** Empty: the same as the phone, or none. */
    whatsapp: text().notNull().default(''),
    district: text().notNull().default(''),
    address: text().notNull().default(''),
    about: text().notNull().default(''),
    image: text().notNull().default(''),
    /** Its number at the tax authority; who has none charges no VAT. The market's own stands in the settings. */
    tin: text().notNull().default(''),
    /** Has a TIN, and is not registered for VAT. */
    withoutVat: boolean().notNull().default(false),
    /** By how many percent its sales staff may lower a price at the counter. */
    counterDiscount: smallint().notNull().default(0),
    /** Where customers may pick their orders up, and when it is open; empty: nowhere. */
    pickupAddress: text().notNull().default(''),
    pickupHours: text().notNull().default(''),
    passwordHash: text(),
    /** Somebody else has chosen the password; nothing but a new one is open until it is changed. */
    mustChangePassword: boolean().notNull().default(false),
    role: text().$type<'seller' | 'admin'>().notNull().default('seller'),
    status: text().$type<'pending' | 'approved' | 'suspended'>().notNull().default('pending'),
    /** The shop that this person works for; null for who has a shop of their own, and for the office. */
    employerId: uuid().references((): AnyPgColumn => sellers.id),
    /** What this person does in the shop or in the office, and so what they may do. */
    staffRole: text().$type<StaffRole>().notNull().default('owner'),
    /** Which roles must use two-step login: of a shop on its own account, of the office on each of its accounts. */
    secondStepRoles: text()
      .array()
      .$type<StaffRole[]>()
      .notNull()
      .default(sql`'{}'`),
    emailConfirmedAt: moment(),
    language: language(),
    mutedMessages: mutedMessages(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('sellers_slug_key').on(table.slug),
    uniqueIndex('sellers_email_key').on(table.email),
    uniqueIndex('sellers_shop_name_key').on(sql`lower(${table.shopName})`),
    uniqueIndex('sellers_name_key_key').on(table.nameKey),
    index('sellers_of_employer').on(table.employerId),
    check('sellers_counter_discount', sql`${table.counterDiscount} between 0 and 100`),
    check('sellers_pickup', sql`(${table.pickupAddress} = '') = (${table.pickupHours} = '')`),
    check('sellers_role_known', oneOf(table.role, ['seller', 'admin'])),
    check('sellers_staff_role_known', oneOf(table.staffRole, staffRoles)),
    check('sellers_status_known', oneOf(table.status, ['pending', 'approved', 'suspended'])),
  ],
);

/** As colleagues are told of them; null where it was nobody of the console. */
export const staffName = sql<string | null>`coalesce(nullif(${sellers.ownerName}, ''), ${sellers.email}::text)`;

export const sellerSessions = pgTable(
  'seller_sessions',
  {
    id: id(),
    sellerId: belongsTo(() => sellers.id),
    userAgent: text().notNull().default(''),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (table) => [
    index('seller_sessions_live')
      .on(table.sellerId, table.createdAt)
      .where(sql`${table.revokedAt} is null`),
  ],
);

/** The second step of a seller's sign-in: codes of an app, and recovery codes for when the app is lost. */
export const sellerSecondSteps = pgTable('seller_second_steps', {
  sellerId: belongsTo(() => sellers.id).primaryKey(),
  /** In base32, as the app is given it. */
  secret: text().notNull(),
  /** Null until a first code has shown that the app has the secret. */
  confirmedAt: moment(),
  /** The number of the last half minute whose code was taken; it and earlier ones are not taken again. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  recoveryHashes: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
  createdAt: createdAt(),
});
