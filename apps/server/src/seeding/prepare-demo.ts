import type { Config } from '../config.ts';
import { isCatalogueEmpty, type SeedDeps, seedDemo } from './seed-demo.ts';

/** On the first start of a demo shop there is something to see. */
export async function prepareDemo({ config, ...deps }: SeedDeps & { config: Config }): Promise<void> {
  if (config.seed === 'demo' && (await isCatalogueEmpty(deps.database))) await seedDemo(deps);
}
