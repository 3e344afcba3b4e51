import { existsSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { OpenedDatabase } from '../db/open.ts';
import { products, settings } from '../db/schema/index.ts';
import { paths } from '../paths.ts';
import { grantDemoAccess } from './demo-access.ts';
import { demoOffice, demoSellers } from './demo-accounts.ts';
import type { SeedDeps } from './seed-demo.ts';

/**
 * On the first start of a new shop there is something to see, unless it was told otherwise or has no `demo/`. The choice is
 * remembered in the database: an empty shop stays empty, and one that sold out is not filled again. Answers
 * what there is to say about the demo's accounts.
 */
export async function prepareDemo({ config, ...deps }: SeedDeps & { config: Config }): Promise<string> {
  const { db } = deps.database;
  const [row] = await db.select().from(settings).where(eq(settings.name, 'seed'));
  const choice = config.seed ?? row?.value ?? (existsSync(paths.demoCatalogue) ? 'demo' : 'none');
  if (choice !== row?.value) {
    if (choice === 'demo' && (await isCatalogueEmpty(deps.database))) {
      // Only a new shop needs what is in the demo.
      const { seedDemo } = await import('./seed-demo.ts');
      await seedDemo(deps);
    } else await db.insert(settings).values({ name: 'seed', value: 'none' }).onConflictDoNothing();
  }
  if (choice !== 'demo' && config.demoAccounts !== 'locked') return '';
  return describeDemoAccess(config, await grantDemoAccess(deps.database, config.demoAccounts));
}

export async function isCatalogueEmpty(database: OpenedDatabase): Promise<boolean> {
  const rows = await database.db.select({ id: products.id }).from(products).limit(1);
  return rows.length === 0;
}

/** How to get into the sellers' console of a demo shop. */
export function describeDemoAccess(
  { demoAccounts, publicUrl }: Pick<Config, 'demoAccounts' | 'publicUrl'>,
  { password, changed }: Awaited<ReturnType<typeof grantDemoAccess>>,
): string {
  if (demoAccounts === 'locked') {
    return changed === 0
      ? ''
      : 'The accounts of the demo shop are locked, for this is production: npm run seed -- --office EMAIL opens the office.\n';
  }
  const [shop] = demoSellers;
  return [
    `Sellers' console: ${publicUrl}/seller`,
    `  ${shop.email} (${shop.shopName}) or ${demoOffice.email} (the office), ${describePassword(demoAccounts, password)}`,
    '',
  ].join('\n');
}

function describePassword(kind: Config['demoAccounts'], password: string | undefined): string {
  if (password === undefined) return 'with the password that was shown when it was made';
  return kind === 'given' ? `password ${password} (shown this once)` : `password ${password}`;
}
