import { readConfig } from '../config.ts';
import { createLogger } from '../logger.ts';
import { paths } from '../paths.ts';
import { explainStartFailure } from '../start-failure.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';

/** `npm run migrate`: brings the database up to date, for shops whose own user may not. */
async function run(): Promise<void> {
  // Tokens are not its business: it neither asks for their secret nor makes one.
  const config = readConfig({ ...process.env, TOKEN_SECRET: 'unused'.repeat(6) });
  const database = await openDatabase(config, createLogger('warn'), 'command');
  const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);
  try {
    const applied = await migrate(database.backgroundPool, paths.migrations, { say });
    say(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The database is up to date.');
  } finally {
    await database.close();
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exitCode = 1;
});
