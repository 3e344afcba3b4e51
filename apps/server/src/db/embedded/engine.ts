import { PGlite } from '@electric-sql/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { DurableNodeFs } from './durable-node-fs.ts';
import { decodeRows, encodeQuery, findFinalStatus, type Row, type TransactionStatus } from './wire.ts';

/** One PGlite, spoken to in protocol bytes. Each call runs to its end before anything else can. */
export type Engine = {
  /** Runs whole protocol messages and returns the whole answer. */
  run(messages: Buffer): Promise<Buffer>;
  /** Runs one statement of ours; only while no client is in the middle of something. */
  query(sql: string): Promise<Row[]>;
  transactionStatus(): TransactionStatus;
  close(): Promise<void>;
};

const TURN_FSYNC_OFF = '-F';
const START_SETTINGS = [
  'wal_sync_method=fsync',
  'min_wal_size=32MB',
  'max_wal_size=64MB',
  'shared_buffers=64MB',
  'track_counts=on',
];

export async function openEngine(path: string): Promise<Engine> {
  const pglite = await PGlite.create({
    dataDir: path,
    fs: new DurableNodeFs(path),
    extensions: { citext, fuzzystrmatch, pg_trgm, pgcrypto, unaccent },
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== TURN_FSYNC_OFF),
      ...START_SETTINGS.flatMap((setting) => ['-c', setting]),
    ],
  });
  let status: TransactionStatus = 'idle';

  const run = async (messages: Buffer): Promise<Buffer> => {
    const answer: Buffer[] = [];
    await pglite.execProtocolRawStream(messages, {
      syncToFs: false,
      onRawData: (bytes) => {
        answer.push(Buffer.from(bytes));
      },
    });
    const joined = Buffer.concat(answer);
    status = findFinalStatus(joined) ?? status;
    return joined;
  };

  return {
    run,
    query: async (sql) => decodeRows(await run(encodeQuery(sql))),
    transactionStatus: () => status,
    close: async () => {
      await run(encodeQuery('CHECKPOINT'));
      await pglite.close();
    },
  };
}
