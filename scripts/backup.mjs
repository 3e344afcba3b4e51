import path from 'node:path';
import { loadEnvironmentFile } from './lib/environment.mjs';
import { prepare } from './lib/prepare.mjs';
import { handOver } from './lib/processes.mjs';
import { distDir, runMain } from './lib/project.mjs';

runMain(async () => {
  loadEnvironmentFile();
  await prepare({ parts: ['server'] });
  const [work = '', ...given] = process.argv.slice(2);
  // npm runs its commands in the shop's folder, wherever they were typed.
  const files = given.map((file) => path.resolve(process.env.INIT_CWD ?? '', file));
  handOver([path.join(distDir, 'backup.js'), work, ...files], process.env);
});
