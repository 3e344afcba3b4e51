import path from 'node:path';
import { loadEnvironmentFile } from './lib/environment.mjs';
import { handOver } from './lib/hand-over.mjs';
import { assertPortFree } from './lib/preflight.mjs';
import { prepare } from './lib/prepare.mjs';
import { runMain, serverDir } from './lib/project.mjs';
import { findBin } from './lib/tools.mjs';

/** The shop from its sources: the server restarts and the pages reload as files change. */
runMain(async () => {
  loadEnvironmentFile();
  await assertPortFree(process.env);
  await prepare({ withDev: true, parts: ['pictures'] });
  handOver([findBin('tsx'), 'watch', path.join(serverDir, 'src/main.ts')], { ...process.env, NODE_ENV: 'development' });
});
