import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './project.mjs';

/** Settings kept in a file; what the environment already says wins. */
export function loadEnvironmentFile() {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
