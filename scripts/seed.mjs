import path from 'node:path';
import { loadEnvironmentFile } from './lib/environment.mjs';
import { buildAndHandOver } from './lib/hand-over.mjs';
import { distDir, runMain } from './lib/project.mjs';

runMain(async () => {
  loadEnvironmentFile();
  buildAndHandOver(['server', 'pictures'], [path.join(distDir, 'seed.js'), ...process.argv.slice(2)], process.env);
});
