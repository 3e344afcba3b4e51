import path from 'node:path';
import { loadEnvironmentFile } from './lib/environment.mjs';
import { buildAndHandOver } from './lib/hand-over.mjs';
import { distDir, runMain } from './lib/project.mjs';

runMain(async () => {
  loadEnvironmentFile();
  const [work = '', given, ...rest] = process.argv.slice(2);
  // npm runs its commands in the shop's folder, wherever they were typed.
  const named = given !== undefined && /^(import|export)$/.test(work) && !given.startsWith('-');
  const file = named ? path.resolve(process.env.INIT_CWD ?? '', given) : given;
  const options = rest.flatMap((one) => (one.startsWith('--pictures=') ? ['--pictures', one.slice(11)] : [one]));
  const pictures = options.indexOf('--pictures') + 1;
  if (pictures > 0 && options[pictures])
    options[pictures] = path.resolve(process.env.INIT_CWD ?? '', options[pictures]);
  buildAndHandOver(
    ['server'],
    [path.join(distDir, 'catalogue.js'), work, ...(file === undefined ? [] : [file]), ...options],
    process.env,
  );
});
