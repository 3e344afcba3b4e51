import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { citext, createdAt, id, moment } from './columns.ts';

export const sellers = pgTable(
  'sellers',
  {
    id: id(),
    slug: text().notNull(),
    shopName: text().notNull(),
    ownerName: text().notNull(),
    email: citext().notNull(),
    phone: text().notNull().default(''),
    /** Empty: the same as the phone, or none. */
    whatsapp: text().notNull().default(''),
    district: text().notNull().default(''),
    address: text().notNull().default(''),
    about: text().notNull().default(''),
    image: text().notNull().default(''),
    passwordHash: text(),
    role: text().$type<'seller' | 'admin'>().notNull().default('seller'),
    status: text().$type<'pending' | 'approved' | 'suspended'>().notNull().default('pending'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('sellers_slug_key').on(table.slug),
    uniqueIndex('sellers_email_key').on(table.email),
    uniqueIndex('sellers_shop_name_key').on(sql`lower(${table.shopName})`),
    check('sellers_role_known', sql`${table.role} in ('seller', 'admin')`),
    check('sellers_status_known', sql`${table.status} in ('pending', 'approved', 'suspended')`),
  ],
);

export const sellerSessions = pgTable(
  'seller_sessions',
  {
    id: id(),
    sellerId: uuid()
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
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
