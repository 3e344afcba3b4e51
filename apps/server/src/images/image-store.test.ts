import { readdir, readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createImageStore } from './image-store.ts';
import type { ImageStore } from './image-store.ts';
import { createTestDirectory, drawTestProduct } from '../testing/pictures.ts';
import type { TestDirectory } from '../testing/pictures.ts';

let directory: TestDirectory;
let store: ImageStore;

beforeEach(async () => {
  directory = await createTestDirectory();
  store = createImageStore({ directory: directory.path });
});

afterEach(() => directory.remove());

describe('originals', () => {
  it('keeps a drawing under its hash and finds it again', async () => {
    const drawing = drawTestProduct();
    const hash = await store.put(drawing, 'svg');

    expect(hash).toMatch(/^[0-9a-f]{16}$/);
    await store.assertStored([`/images/${hash}/960`], 'images');
    const path = join(directory.path, 'originals', hash.slice(0, 2), `${hash}.svg`);
    expect(await store.find(hash)).toEqual({ path, kind: 'svg' });
    expect(await readFile(path)).toEqual(drawing);
  });

  it('keeps one file when the same drawing is put many times at once, and no temporary file', async () => {
    const stored = await Promise.all(Array.from({ length: 5 }, () => store.put(drawTestProduct(), 'svg')));
    const [hash = ''] = stored;

    expect(new Set(stored).size).toBe(1);
    expect(await readdir(join(directory.path, 'originals', hash.slice(0, 2)))).toEqual([`${hash}.svg`]);
  });

  it('mends a file torn by a power cut when it is put again', async () => {
    const hash = await store.put(drawTestProduct(), 'svg');
    const path = (await store.find(hash))?.path ?? '';
    await truncate(path, 10);

    await store.put(drawTestProduct(), 'svg');

    expect(await readFile(path)).toEqual(drawTestProduct());
  });

  it.each(['', 'unknown', '../../../../etc/passwd', `${'a'.repeat(31)}/`, 'A'.repeat(32), 'f'.repeat(32)])(
    'has nothing under %j',
    async (hash) => {
      expect(await store.find(hash)).toBeUndefined();
      const shown = store.assertStored([`/images/${hash}/960`], 'images');
      await expect(shown).rejects.toThrow('Upload the picture first');
    },
  );
});
