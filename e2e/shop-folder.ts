import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const folderOf = (name: string) => path.join(root, 'test-results', `e2e-${name}-${port}`);

export const port = Number(process.env.E2E_PORT ?? 3210);

/** Where the shop of the journeys keeps its data. */
export const dataDir = folderOf('data');

/** The demo shop as it is before anybody comes: a shop starts with a copy of it, instead of filling itself anew. */
export const demoDir = folderOf('demo');

/** Each run opens a new shop. */
export function fillShopFolder(): void {
  for (const folder of [dataDir, demoDir]) rmSync(folder, { recursive: true, force: true });
  const env = { ...process.env, DATA_DIR: demoDir, DATABASE_URL: '' };
  execFileSync(process.execPath, ['apps/server/dist/seed.js'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  cpSync(demoDir, dataDir, { recursive: true });
}
