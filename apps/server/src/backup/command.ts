import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { createLogger } from '../logger.ts';
import { noteBackup } from '../modules/reports/index.ts';
import { createProgress, type Progress } from '../progress.ts';
import { explainStartFailure } from '../start-failure.ts';
import { BackupRefusedError, type Manifest } from './archive.ts';
import { backUp, countAll } from './backup.ts';
import { restore } from './restore.ts';

const say = (sentence: string) => process.stderr.write(`${sentence}\n`);

/** `npm run backup -- FILE` and `npm run restore -- FILE`. */
async function run(): Promise<void> {
  const [work, file, ...rest] = parseArgs({ allowPositionals: true }).positionals;
  if ((work !== 'backup' && work !== 'restore') || file === undefined || rest.length > 0) {
    throw new BackupRefusedError('Name one file: npm run backup -- FILE, or npm run restore -- FILE.');
  }
  const startedAt = performance.now();
  // Tokens are not its business: it neither asks for their secret nor makes one.
  const config = readConfig({ ...process.env, TOKEN_SECRET: 'unused'.repeat(6) });
  const database = await openDatabase(config, createLogger('warn'), 'command');
  const shop = { pool: database.backgroundPool, originals: path.join(config.dataDir, 'images/originals') };
  try {
    const manifest = await (work === 'backup' ? backUp : restore)(shop, file, createStoppableProgress());
    // The console shows when it was; the file is good without that.
    if (work === 'backup')
      await noteBackup(database.db, new Date()).catch(() => say('The shop could not be told of it.'));
    process.stdout.write(describe(work, file, manifest, (performance.now() - startedAt) / 1000));
  } finally {
    await database.close();
  }
}

/** Asked to stop, the work ends at its next step as after any other failure, and clears up behind itself. */
function createStoppableProgress(): Progress {
  const progress = createProgress(process.stdout);
  let isStopped = false;
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (isStopped = true));
  return {
    step(...step) {
      if (isStopped) throw new BackupRefusedError('Stopped before the end; nothing was changed.');
      progress.step(...step);
    },
  };
}

function describe(work: 'backup' | 'restore', file: string, manifest: Manifest, seconds: number): string {
  const counts = manifest.tables.filter(({ rows }) => rows > 0).map(({ name, rows }) => `  ${name} ${rows}\n`);
  const all = `${countAll(manifest)} rows and ${manifest.pictures} pictures in ${seconds.toFixed(1)} s`;
  const done = work === 'backup' ? `${file}: ${all}.` : `${all} from ${file}; every row was compared with it.`;
  return `${counts.join('')}${done}\n`;
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof BackupRefusedError ? error.message : explainStartFailure(error)}\n`);
  process.exitCode = 1;
});
