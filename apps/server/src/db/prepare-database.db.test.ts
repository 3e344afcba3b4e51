import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { prepareDatabase } from './prepare-database.ts';
import { settings } from './schema/index.ts';

it('lets one of several servers fill the database, and the others find it filled', async () => {
  const database = await openTestDatabase();
  onTestFinished(database.close);
  const filledBy: number[] = [];
  const start = (server: number) =>
    prepareDatabase(database.pool, pino({ level: 'silent' }), async () => {
      if ((await database.db.$count(settings)) > 0) return;
      await database.pool.query('SELECT pg_sleep(0.2)');
      await database.db.insert(settings).values({ name: 'seed', value: 'demo' });
      filledBy.push(server);
    });
  await Promise.all([1, 2, 3].map(start));
  expect(filledBy).toHaveLength(1);
});
