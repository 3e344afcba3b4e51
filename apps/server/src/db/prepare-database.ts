import type pg from 'pg';
import type { Logger } from 'pino';
import { paths } from '../paths.ts';
import { inTurn } from './in-turn.ts';
import { isMigrated, migrate } from './migrate.ts';
import type { OpenedDatabase } from './open.ts';

const fillingLockKey = 7_830_414;

/** Brings the database up to date and lets it be filled, by one server at a time. */
export async function prepareDatabase(pool: pg.Pool, log: Logger, fill?: () => Promise<void>): Promise<void> {
  await migrate(pool, paths.migrations, { say: (sentence) => log.warn(sentence) });
  if (!fill) return;
  const onWait = () => log.warn('Another server is filling the database; this one waits for it.');
  await inTurn(pool, fillingLockKey, onWait, fill);
}

/** In words, why the shop cannot serve. */
export async function checkReadiness(database: OpenedDatabase): Promise<string | undefined> {
  if (!database.hasRoomToWrite()) return 'the disk is nearly full';
  const [{ rows }, isCurrent] = await Promise.all([
    database.pool.query<{ transaction_read_only: string }>('SHOW transaction_read_only'),
    isMigrated(database.pool, paths.migrations),
  ]);
  if (rows[0]?.transaction_read_only === 'on') return 'the database can only be read';
  return isCurrent ? undefined : 'the database is not migrated';
}
