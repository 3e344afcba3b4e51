import path from 'node:path';
import { loadEnvironmentFile } from './lib/environment.mjs';
import { prepare } from './lib/prepare.mjs';
import { handOver } from './lib/processes.mjs';
import { distDir, runMain } from './lib/project.mjs';

runMain(async () => {
  loadEnvironmentFile();
  await prepare({ parts: ['server'] });
  handOver([path.join(distDir, 'migrate.js')], process.env);
});
