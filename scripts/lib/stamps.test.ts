import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from './project.mjs';
import { hashInputs, isFresh, removeStamp, writeStamp } from './stamps.mjs';

let folder: string;
const write = (name: string, text: string) => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
};
const hash = () => hashInputs([path.relative(root, folder)]);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'urumuri-stamps-'));
  write('src/main.ts', 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the hash of inputs', () => {
  it('follows contents and names', () => {
    const before = hash();
    write('src/main.ts', 'two');
    const changed = hash();
    expect(changed).not.toBe(before);
    write('src/other.ts', '');
    expect(hash()).not.toBe(changed);
  });

  it('stays when a file is only touched, and for tests and what was built', () => {
    const before = hash();
    utimesSync(path.join(folder, 'src/main.ts'), 1, 1);
    write('src/main.test.ts', '');
    write('src/testing/build-product.ts', '');
    write('dist/main.js', '');
    write('node_modules/fastify/index.js', '');
    expect(hash()).toBe(before);
  });
});

it('calls a part fresh while its stamp and its outputs are there', () => {
  const name = `test-${process.pid}`;
  const output = write('main.js', '');
  writeStamp(name, 'abc');
  expect(isFresh(name, 'abc', [output])).toBe(true);
  expect(isFresh(name, 'other', [output])).toBe(false);
  expect(isFresh(name, 'abc', [output, path.join(folder, 'gone.js')])).toBe(false);
  removeStamp(name);
  expect(isFresh(name, 'abc', [output])).toBe(false);
});
