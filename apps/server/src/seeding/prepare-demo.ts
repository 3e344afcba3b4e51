import { demoAdmin, demoPassword, demoShops } from '@urumuri/seed';
import type { Config } from '../config.ts';
import { isCatalogueEmpty, type SeedDeps, seedDemo } from './seed-demo.ts';

/** On the first start of a demo shop there is something to see. */
export async function prepareDemo({ config, ...deps }: SeedDeps & { config: Config }): Promise<void> {
  if (config.seed === 'demo' && (await isCatalogueEmpty(deps.database))) await seedDemo(deps);
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
