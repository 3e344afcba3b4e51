import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, truncateSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packDirectory, unpackDirectory } from './tarball.ts';
import { makeDataDir } from './testing/fixtures.ts';

const FILES = { empty: 0, one: 1, block: 512, odd: 1_000_003 };

async function packSample() {
  const root = makeDataDir();
  const [source, file, target] = ['source', 'packed.tar.gz', 'target'].map((name) => join(root, name));
  if (!source || !file || !target) throw new Error('unreachable');
  mkdirSync(join(source, 'nothing/inside'), { recursive: true });
  for (const [name, bytes] of Object.entries(FILES)) writeFileSync(join(source, name), randomBytes(bytes));
  await packDirectory(source, file);
  return { source, file, target };
}

const listAll = (directory: string) => new Set(readdirSync(directory, { recursive: true, encoding: 'utf8' }));

describe('a tarball', () => {
  it('brings back every byte and every empty folder', async () => {
    const { source, file, target } = await packSample();
    await unpackDirectory(file, target);
    expect(listAll(target)).toEqual(listAll(source));
    for (const name of Object.keys(FILES)) {
      expect(readFileSync(join(target, name)).equals(readFileSync(join(source, name)))).toBe(true);
    }
  });

  it.skipIf(process.platform === 'win32')('is one that tar can read', async () => {
    const { file } = await packSample();
    expect(execFileSync('tar', ['-tzf', file], { encoding: 'utf8' })).toContain('nothing/inside/');
  });

  it('is refused when it was cut short', async () => {
    const { file, target } = await packSample();
    truncateSync(file, Math.floor(statSync(file).size / 2));
    await expect(unpackDirectory(file, target)).rejects.toThrow(/cannot be unpacked/);
  });

  it('is refused when a byte was changed', async () => {
    const { file, target } = await packSample();
    const bytes = readFileSync(file);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 0xff;
    writeFileSync(file, bytes);
    await expect(unpackDirectory(file, target)).rejects.toThrow(/cannot be unpacked/);
  });
});
