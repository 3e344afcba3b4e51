import { readFile, readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { capture } from './processes.mjs';
import { PlainError } from './project.mjs';

const compressible = /\.(js|css|svg|json|webmanifest)$/;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/**
 * The program `react-router` of an application's own packages.
 * @param {string} appDir
 */
export function reactRouterBin(appDir) {
  const require = createRequire(path.join(appDir, 'package.json'));
  const manifest = require.resolve('@react-router/dev/package.json');
  return path.join(path.dirname(manifest), require(manifest).bin['react-router']);
}

/** @param {string} appDir */
export async function buildPages(appDir) {
  const { code, output } = await capture(process.execPath, [reactRouterBin(appDir), 'build'], {
    cwd: appDir,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new PlainError(`${output}\nThe pages could not be built; the reason is above.`);
  await compressAssets(path.join(appDir, 'build/client/assets'));
}

/**
 * Compressed once here at the highest setting, so that no request pays for it.
 * @param {string} directory
 */
async function compressAssets(directory) {
  const names = (await readdir(directory)).filter((name) => compressible.test(name));
  await Promise.all(names.map((name) => compressFile(path.join(directory, name))));
}

/** @param {string} file */
async function compressFile(file) {
  const content = await readFile(file);
  const quality = { [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY };
  const variants = {
    '.br': await brotli(content, { params: quality }),
    '.gz': await gzip(content, { level: zlib.constants.Z_BEST_COMPRESSION }),
  };
  for (const [suffix, compressed] of Object.entries(variants)) {
    if (compressed.length < content.length) await writeFile(file + suffix, compressed);
  }
}
