import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { reactRouterBin } from './build-pages.mjs';
import { checkImports } from './import-rules.mjs';
import { capture } from './processes.mjs';
import { cacheDir, consoleDir, root, storefrontDir } from './project.mjs';
import { checkTables } from './table-rules.mjs';
import { runTool } from './tools.mjs';

/** The route types are generated first; then every project is checked, so that one run shows all faults. */
export async function checkTypes() {
  for (const appDir of [storefrontDir, consoleDir]) {
    const typegen = await capture(process.execPath, [reactRouterBin(appDir), 'typegen'], { cwd: appDir });
    if (typegen.code !== 0) return typegen;
  }
  const ownSettings = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((name) => path.join(folder, name, 'tsconfig.json')),
  );
  const projects = [
    'tsconfig.json',
    'e2e/tsconfig.json',
    'scripts/tsconfig.json',
    ...ownSettings.filter((file) => existsSync(path.join(root, file))),
  ];
  const results = [];
  // One checker: each of several works out anew what they share, which is most of it.
  const settings = ['--noEmit', '--checkers', '1'];
  for (const project of projects) results.push(await runTool(['typescript', 'tsc'], ['-p', project, ...settings]));
  return {
    code: Math.max(...results.map((result) => result.code)),
    output: results.map((result) => result.output).join(''),
  };
}

/** The schema in code and the migrations on disk must say the same: generating again adds nothing. */
async function checkMigrations() {
  mkdirSync(cacheDir, { recursive: true });
  const scratch = mkdtempSync(path.join(cacheDir, 'migrations-'));
  try {
    cpSync(path.join(root, 'apps/server/src/db/migrations'), scratch, { recursive: true });
    const before = readdirSync(scratch).length;
    const relative = path.relative(root, scratch);
    const schema = './apps/server/src/db/schema/index.ts';
    const settings = ['--dialect=postgresql', `--schema=${schema}`, `--out=${relative}`, '--casing=snake_case'];
    const result = await runTool(['drizzle-kit'], ['generate', ...settings]);
    if (result.code !== 0 || readdirSync(scratch).length === before) return result;
    const advice = 'The schema has changed without a migration. Write one: npm run migration -- what-it-does\n';
    return { code: 1, output: `${result.output}${advice}` };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Each counts as one test. */
export const checks = [
  { title: 'Format', run: () => runTool(['oxfmt'], ['--check']) },
  { title: 'Lint', run: () => runTool(['oxlint'], ['--type-aware']) },
  { title: 'Import rules', run: checkImports },
  { title: 'Who writes which table', run: checkTables },
  { title: 'Types', run: checkTypes },
  { title: 'Migrations match the schema', run: checkMigrations },
];
