import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { createImageStore } from '../images/image-store.ts';
import { createLogger } from '../logger.ts';
import { paths } from '../paths.ts';
import { createProgress } from '../progress.ts';
import { explainStartFailure } from '../start-failure.ts';
import { openOfficeAccount } from './office-account.ts';
import { grantDemoAccess } from './demo-access.ts';
import { describeDemoAccess, isCatalogueEmpty } from './prepare-demo.ts';
import { seedDemo } from './seed-demo.ts';
import { seedSynthetic } from './synthetic.ts';

const usage = 'Use: npm run seed, npm run seed -- --products 1000, or npm run seed -- --office you@example.com';
const mostProducts = 10_000_000;

/**
 * `npm run seed [-- --products N]`: the demo shop, and N synthetic products beside it.
 * `npm run seed -- --office EMAIL`: nothing but an account of the office, whose password is printed.
 */
async function run(): Promise<void> {
  const values = readOptions();
  const count = Number(values.products);
  if (!Number.isInteger(count) || count < 0 || count > mostProducts) {
    throw new RangeError(`--products takes a whole number from 0 to ${mostProducts}.`);
  }
  const config = readConfig(process.env);
  const database = await openDatabase(config, createLogger('warn'), 'command');
  const progress = createProgress(process.stdout);
  const imageStore = createImageStore({ directory: path.join(config.dataDir, 'images') });
  try {
    await migrate(database.backgroundPool, paths.migrations);
    if (values.office !== undefined) {
      const password = await openOfficeAccount(database, values.office);
      process.stdout.write(
        `${values.office} opens the office at ${config.publicUrl}/seller with ${password}, which you change there\n`,
      );
      return;
    }
    if (await isCatalogueEmpty(database)) {
      await seedDemo({ database, imageStore, progress });
      process.stdout.write(describeDemoAccess(config, await grantDemoAccess(database, config.demoAccounts)));
    }
    if (count > 0) await seedSynthetic(database, count, progress);
  } finally {
    await database.close();
  }
}

function readOptions(): { products: string; office: string | undefined } {
  try {
    const options = { products: { type: 'string', default: '0' }, office: { type: 'string' } } as const;
    const { products, office } = parseArgs({ options }).values;
    return { products, office };
  } catch (error) {
    throw new RangeError(`${usage} (${error instanceof Error ? error.message : String(error)})`);
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof RangeError ? error.message : explainStartFailure(error)}\n`);
  process.exitCode = 1;
});
