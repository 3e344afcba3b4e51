import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { PlainError, distDir, serverDir } from './project.mjs';

const shopEntries = {
  main: 'src/main.ts',
  seed: 'src/seeding/command.ts',
  backup: 'src/backup/command.ts',
  migrate: 'src/db/command.ts',
  catalogue: 'src/modules/imports/command.ts',
  'file-thread': 'src/files/file-thread.ts',
};

/** The programs of the server; chunks of earlier builds go away. */
export async function buildServer() {
  const written = await bundle(shopEntries, distDir);
  for (const name of readdirSync(distDir)) {
    if (/\.js(\.map)?$/.test(name) && !written.has(name)) rmSync(path.join(distDir, name));
  }
}

/**
 * @param {Record<string, string>} entries
 * @param {string} dir
 */
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
    const reason = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
    throw new PlainError(`${reason}\nThe server could not be built; the reason is above.`);
  }
}

/** Hundreds of small files, which every process would find and read one by one as it starts. */
const bundledPackages = ['drizzle-orm', 'zod', 'jose'];

/**
 * Other packages stay in node_modules; our own sources go into the bundle.
 * @param {string} id
 */
function isExternal(id) {
  const isBare = !id.startsWith('.') && !path.isAbsolute(id) && !id.startsWith('\0');
  return isBare && !id.startsWith('@urumuri/') && !bundledPackages.includes(id.split('/')[0] ?? '');
}
