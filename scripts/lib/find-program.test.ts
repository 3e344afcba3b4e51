import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findProgram, listPostgresFolders } from './find-program.mjs';

const suffix = process.platform === 'win32' ? '.exe' : '';
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'urumuri-programs-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function addProgram(name: string, mode = 0o755) {
  const file = path.join(folder, name + suffix);
  writeFileSync(file, '');
  chmodSync(file, mode);
  return file;
}

describe('finding a program', () => {
  it('takes the first name that can be run, also off PATH', () => {
    const file = addProgram('urumuri-second');
    expect(findProgram(['urumuri-first', 'urumuri-second'], [folder])).toBe(file);
  });

  it.skipIf(process.platform === 'win32')('leaves a file that cannot be run', () => {
    addProgram('urumuri-text', 0o644);
    expect(findProgram(['urumuri-text'], [folder])).toBeUndefined();
  });

  it('takes the newest PostgreSQL first, and none where there is none', () => {
    for (const version of ['9', '15', '18']) mkdirSync(path.join(folder, 'postgres', version), { recursive: true });
    const parent = path.join(folder, 'postgres');
    const folders = listPostgresFolders([path.join(folder, 'nowhere'), parent]);
    expect(folders).toEqual(['18', '15', '9'].map((version) => path.join(parent, version, 'bin')));
  });
});
