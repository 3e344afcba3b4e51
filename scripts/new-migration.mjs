import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PlainError, root, runMain } from './lib/project.mjs';
import { findBin } from './lib/tools.mjs';

const meta = path.join(root, 'apps/server/src/db/migrations/meta');
const listSnapshots = () => readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'));

runMain(async () => {
  const [, , name] = process.argv;
  if (name === undefined || !/^[a-z0-9-]+$/.test(name)) {
    throw new PlainError('Say in a word or two what changes: npm run migration -- note-of-a-banner');
  }
  const former = listSnapshots();
  // It asks whether a column is new or has another name.
  const { status } = spawnSync(process.execPath, [findBin('drizzle-kit'), 'generate', '--name', name], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new PlainError('No migration was written; the reason is above.');
  // The next one is compared with the newest alone.
  if (listSnapshots().length > former.length) for (const snapshot of former) rmSync(path.join(meta, snapshot));
});
