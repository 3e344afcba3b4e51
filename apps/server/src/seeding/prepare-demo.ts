import { demoAdmin, demoPassword, demoShops } from '@urumuri/seed';
import { eq } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { settings } from '../db/schema/index.ts';
import { isCatalogueEmpty, type SeedDeps, seedDemo } from './seed-demo.ts';

/**
 * On the first start of a new shop there is something to see, unless it was told otherwise. The choice is
 * remembered in the database: an empty shop stays empty, and one that sold out is not filled again. Answers
 * whether this is a demo shop.
 */
export async function prepareDemo({ config, ...deps }: SeedDeps & { config: Config }): Promise<boolean> {
  const { db } = deps.database;
  const [row] = await db.select().from(settings).where(eq(settings.name, 'seed'));
  const choice = config.seed ?? row?.value ?? 'demo';
  if (choice === row?.value) return choice === 'demo';
  if (choice === 'demo' && (await isCatalogueEmpty(deps.database))) await seedDemo(deps);
  else await db.insert(settings).values({ name: 'seed', value: 'none' }).onConflictDoNothing();
  return choice === 'demo';
}

/** How to get into the sellers' console of a demo shop. */
export function describeDemoAccounts(publicUrl: string): string {
  const seller = demoShops[0]?.email ?? '';
  return [
    `Sellers' console: ${publicUrl}/seller`,
    `  ${seller} (${demoShops[0]?.shopName}) or ${demoAdmin.email} (the office), password ${demoPassword}`,
    '',
  ].join('\n');
}
