import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { paths } from '../paths.ts';

const readAll = (directory: string) =>
  readdirSync(directory)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(directory, name), 'utf8'))
    .join('\n');

const findAll = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].map(([, found = '']) => found);

const serverCode = readAll(path.join(paths.storefrontBuild, 'server/assets'));

it('renders with the production build of React', () => {
  // The bundler notes each file before what it took of it.
  const files = findAll(serverCode, /^\/\/ (\S+\/node_modules\/\S+)$/gm);
  expect(files.filter((file) => /react(-dom)?[^/]*\.development\./.test(file))).toEqual([]);
  expect(files).toContainEqual(expect.stringMatching(/react-dom-server\.node\.production\.js$/));
});

it('has all its libraries in it, so that none is needed where it runs', () => {
  const imported = findAll(serverCode, /^import\b[^;'"]*["']([^"']+)["']/gm);
  expect(imported.length).toBeGreaterThan(0);
  expect(imported.filter((from) => !from.startsWith('.') && !isBuiltin(from))).toEqual([]);
});
