import { readFile, readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { capture } from './processes.mjs';
import { PlainError, storefrontDir } from './project.mjs';

const compressible = /\.(js|css|svg|json|webmanifest)$/;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** The program `react-router` of the storefront's own packages. */
export function reactRouterBin() {
  const require = createRequire(path.join(storefrontDir, 'package.json'));
  const manifest = require.resolve('@react-router/dev/package.json');
  return path.join(path.dirname(manifest), require(manifest).bin['react-router']);
}

export async function buildPages() {
  const { code, output } = await capture(process.execPath, [reactRouterBin(), 'build'], {
    cwd: storefrontDir,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new PlainError(`${output}\nThe pages could not be built; the reason is above.`);
  const assets = path.join(storefrontDir, 'build/client/assets');
  await splitManifest(assets);
  await compressAssets(assets);
}

/**
 * Every first visit loads the table of routes, and the router goes through all of it before the page can be used. More
 * than half of them are the console's and no shopper's business: its pages have a table of their own, with all routes.
 * @param {string} assets
 */
async function splitManifest(assets) {
  const name = (await readdir(assets)).find((file) => /^manifest-.*\.js$/.test(file));
  if (name === undefined) throw new PlainError('The build has no table of routes.');
  const file = path.join(assets, name);
  const [, head = '', json = ''] = /^(.*?=)(\{.*\});?\s*$/s.exec(await readFile(file, 'utf8')) ?? [];
  const manifest = JSON.parse(json);
  const ofShop = Object.entries(manifest.routes).filter(([id]) => !id.startsWith('routes/console/'));
  /** @param {object} routes */
  const write = (routes) => `${head}${JSON.stringify({ ...manifest, routes })};`;
  await writeFile(path.join(assets, name.replace(/\.js$/, '-console.js')), write(manifest.routes));
  await writeFile(file, write(Object.fromEntries(ofShop)));
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
