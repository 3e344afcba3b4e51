import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
/** Not in the project: where that is closed to others, PostgreSQL's folder lies elsewhere, and no copy has it. */
const folderOf = (name: string) => path.join(tmpdir(), `urumuri-journeys-${port}-${name}`);

export const port = Number(process.env.E2E_PORT ?? 3210);

/** Where the shop of the journeys keeps its data. */
export const dataDir = folderOf('data');

/** The demo shop as it is before anybody comes: a shop starts with a copy of it, instead of filling itself anew. */
export const demoDir = folderOf('demo');

const empty = () => {
  for (const folder of [dataDir, demoDir]) rmSync(folder, { recursive: true, force: true });
};

/** Each run opens a new shop, and leaves none behind: at its end the shop is closed. */
export function fillShopFolder(): void {
  empty();
  process.once('exit', empty);
  const env = { ...process.env, DATA_DIR: demoDir, DATABASE_URL: '' };
  execFileSync(process.execPath, ['apps/server/dist/seed.js'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  cpSync(demoDir, dataDir, { recursive: true });
}
