import path from 'node:path';
import { loadEnvironmentFile } from './lib/environment.mjs';
import { buildAndHandOver } from './lib/hand-over.mjs';
import { distDir, runMain } from './lib/project.mjs';

runMain(async () => {
  loadEnvironmentFile();
  const [work = '', ...given] = process.argv.slice(2);
  // npm runs its commands in the shop's folder, wherever they were typed.
  const files = given.map((file) => path.resolve(process.env.INIT_CWD ?? '', file));
  buildAndHandOver(['server'], [path.join(distDir, 'backup.js'), work, ...files], process.env);
});
