import path from 'node:path';
import { loadEnvironmentFile } from './environment.mjs';
import { buildAndHandOver } from './hand-over.mjs';
import { assertPortFree } from './preflight.mjs';
import { distDir, runMain } from './project.mjs';

runMain(async () => {
  loadEnvironmentFile();
  await assertPortFree(process.env);
  const env = {
    MALLOC_ARENA_MAX: '2',
    MALLOC_TRIM_THRESHOLD_: '131072',
    ...process.env,
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
  };
  buildAndHandOver([], ['--max-semi-space-size=8', path.join(distDir, 'main.js')], env, { isService: true });
});
