import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { PlainError, distDir, serverDir } from './project.mjs';

const engineEntry = { 'embedded-child': 'src/db/embedded/child.ts' };
const shopEntries = {
  main: 'src/main.ts',
  seed: 'src/seeding/command.ts',
  backup: 'src/backup/command.ts',
  ...engineEntry,
};
const templateEntries = { 'embedded-template': 'src/db/embedded/template.ts', ...engineEntry };

/** The programs of the server; chunks of earlier builds go away. */
export async function buildServer() {
  const written = await bundle(shopEntries, distDir);
  for (const name of readdirSync(distDir)) {
    if (/\.js(\.map)?$/.test(name) && !written.has(name)) rmSync(path.join(distDir, name));
  }
}

/**
 * An empty database, packed: a first start unpacks it instead of waiting for the engine to make one.
 * Its builder is bundled apart, so that a fault elsewhere in the server does not stand in the way.
 */
export async function buildDatabaseTemplate(toFile) {
  const builderDir = path.join(distDir, 'template-builder');
  try {
    await bundle(templateEntries, builderDir);
    const { buildTemplate } = await import(pathToFileURL(path.join(builderDir, 'embedded-template.js')).href);
    await buildTemplate(toFile);
  } finally {
    rmSync(builderDir, { recursive: true, force: true });
  }
}

async function bundle(entries, dir) {
  const { rolldown } = await import('rolldown');
  const input = Object.entries(entries).map(([name, file]) => [name, path.join(serverDir, file)]);
  try {
    const build = await rolldown({
      cwd: serverDir,
      input: Object.fromEntries(input),
      platform: 'node',
      external: isExternal,
      logLevel: 'warn',
    });
    const { output } = await build.write({
      dir,
      format: 'esm',
      sourcemap: true,
      entryFileNames: '[name].js',
      // Code finds its neighbours through import.meta.dirname: every chunk must lie in dist itself.
      chunkFileNames: '[name]-[hash].js',
    });
    await build.close();
    return new Set(output.map((chunk) => chunk.fileName));
  } catch (error) {
    const reason = stripVTControlCharacters(error.message);
    throw new PlainError(`${reason}\nThe server could not be built; the reason is above.`);
  }
}

/** Packages stay in node_modules; only our own sources go into the bundle. */
function isExternal(id) {
  const isBare = !id.startsWith('.') && !path.isAbsolute(id) && !id.startsWith('\0');
  return isBare && !id.startsWith('@urumuri/');
}
