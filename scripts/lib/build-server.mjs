import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { PlainError, distDir, serverDir } from './project.mjs';

const entries = {
  main: 'src/main.ts',
  seed: 'src/seeding/command.ts',
  'embedded-child': 'src/db/embedded/child.ts',
  'embedded-template': 'src/db/embedded/template.ts',
};

/** Packages stay in node_modules; only our own sources go into the bundle. */
function isExternal(id) {
  const isBare = !id.startsWith('.') && !path.isAbsolute(id) && !id.startsWith('\0');
  return isBare && !id.startsWith('@urumuri/');
}

export async function buildServer() {
  const { rolldown } = await import('rolldown');
  try {
    const bundle = await rolldown({
      cwd: serverDir,
      input: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, path.join(serverDir, file)])),
      platform: 'node',
      external: isExternal,
      logLevel: 'warn',
    });
    const { output } = await bundle.write({
      dir: distDir,
      format: 'esm',
      sourcemap: true,
      entryFileNames: '[name].js',
      // Code finds its neighbours through import.meta.dirname: every chunk must lie in dist itself.
      chunkFileNames: '[name]-[hash].js',
    });
    await bundle.close();
    removeOldChunks(new Set(output.map((chunk) => chunk.fileName)));
  } catch (error) {
    throw new PlainError(
      `${stripVTControlCharacters(error.message)}\nThe server could not be built; the reason is above.`,
    );
  }
}

function removeOldChunks(written) {
  for (const name of readdirSync(distDir)) {
    if (/\.js(\.map)?$/.test(name) && !written.has(name)) rmSync(path.join(distDir, name));
  }
}

/** An empty database, packed: a first start unpacks it instead of waiting for the engine to make one. */
export async function buildDatabaseTemplate(toFile) {
  const { buildTemplate } = await import(pathToFileURL(path.join(distDir, 'embedded-template.js')).href);
  await buildTemplate(toFile);
}
