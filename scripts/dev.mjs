import { createRequire } from 'node:module';
import path from 'node:path';
import { loadEnvironmentFile } from './lib/environment.mjs';
import { assertPortFree } from './lib/preflight.mjs';
import { prepare } from './lib/prepare.mjs';
import { handOver } from './lib/processes.mjs';
import { root, runMain, serverDir } from './lib/project.mjs';

/** The shop from its sources: the server restarts and the pages reload as files change. */
runMain(async () => {
  loadEnvironmentFile();
  await assertPortFree(process.env);
  await prepare({ withDev: true, parts: [] });
  const tsx = createRequire(path.join(root, 'package.json')).resolve('tsx/cli');
  handOver([tsx, 'watch', path.join(serverDir, 'src/main.ts')], { ...process.env, NODE_ENV: 'development' });
});
