import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createImageStore } from './image-store.ts';
import type { ImageStore } from './image-store.ts';
import { renderPicture } from './render-picture.ts';
import { type Picture, type RenditionFormat, renditionWidths } from './rendition-format.ts';
import { createRenditions, ImageNotFoundError, type Renditions } from './renditions.ts';
import { sharp } from './sharp-engine.ts';
import { createPhoto, createTestDirectory, drawTestProduct } from '../testing/pictures.ts';
import type { TestDirectory } from '../testing/pictures.ts';

let directory: TestDirectory;
let store: ImageStore;
let rendered: RenditionFormat[];
const opened: Renditions[] = [];

function openRenditions(render = renderPicture): Renditions {
  const renditions = createRenditions({
    store,
    directory: directory.path,
    render(original, picture, format) {
      rendered.push(format);
      return render(original, picture, format);
    },
  });
  opened.push(renditions);
  return renditions;
}

const sized = (hash: string, width: Picture['width'], quality: Picture['quality'] = 'standard') => ({
  hash,
  width,
  quality,
});

async function putDrawing(seed = 0): Promise<string> {
  return store.put(drawTestProduct(seed), 'svg');
}

function pathOf(hash: string, rest: string): string {
  return join(directory.path, 'renditions', hash.slice(0, 2), `${hash}-${rest}`);
}

function fileExists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

beforeEach(async () => {
  directory = await createTestDirectory();
  store = createImageStore({ directory: directory.path });
  rendered = [];
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map((renditions) => renditions.close()));
  await directory.remove();
});

describe('making sizes', () => {
  it.each(renditionWidths)('draws an SVG %i px wide', async (width) => {
    const { body, format: madeFormat } = await openRenditions().get(sized(await putDrawing(), width), 'webp');

    const { width: madeWidth, height, format } = await sharp(body).metadata();
    expect({ madeWidth, height, format }).toEqual({ madeWidth: width, height: width, format: 'webp' });
    expect(madeFormat).toBe('webp');
  });

  it('draws an SVG crisply far beyond its nominal size', async () => {
    const bar = '<path d="M0 0h50v100H0z"/>';
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${bar}</svg>`;
    const hash = await store.put(Buffer.from(drawing), 'svg');
    const { body } = await openRenditions().get(sized(hash, 1600), 'jpeg');

    const edge = { left: 780, top: 800, width: 40, height: 1 };
    const row = await sharp(body).greyscale().extract(edge).raw().toBuffer();
    const blurred = row.filter((grey) => grey > 30 && grey < 225);
    expect(blurred.length).toBeLessThanOrEqual(2);
  });

  it('never enlarges a photograph', async () => {
    const hash = await store.put(await createPhoto(300, 200), 'png');
    const { body } = await openRenditions().get(sized(hash, 960), 'webp');
    const { width, height } = await sharp(body).metadata();
    expect({ width, height }).toEqual({ width: 300, height: 200 });
  });

  it('keeps a product card picture within 6 KB', async () => {
    const { body } = await openRenditions().get(sized(await putDrawing(), 320), 'webp');
    expect(body.length).toBeLessThanOrEqual(6 * 1024);
  });

  it('makes the lite picture smaller', async () => {
    const renditions = openRenditions();
    const hash = await putDrawing();
    const standard = await renditions.get(sized(hash, 240), 'webp');
    const lite = await renditions.get(sized(hash, 240, 'lite'), 'webp');
    expect(lite.body.length).toBeLessThan(standard.body.length);
  });

  it('renders once for callers who ask at the same time, and leaves one file', async () => {
    const renditions = openRenditions();
    const hash = await putDrawing();
    const answers = await Promise.all(Array.from({ length: 8 }, () => renditions.get(sized(hash, 320), 'webp')));

    expect(rendered).toHaveLength(1);
    expect(new Set(answers).size).toBe(1);
    expect(await readdir(join(directory.path, 'renditions', hash.slice(0, 2)))).toEqual([`${hash}-320.webp`]);
  });

  it('reads what an earlier process made instead of rendering it again', async () => {
    const hash = await putDrawing();
    const first = await openRenditions().get(sized(hash, 320), 'webp');
    const second = await openRenditions().get(sized(hash, 320), 'webp');

    expect(rendered).toHaveLength(1);
    expect(second.etag).toBe(first.etag);
  });

  it('does not know an unknown hash or a path', async () => {
    const renditions = openRenditions();
    await expect(renditions.get(sized('0'.repeat(32), 320), 'webp')).rejects.toThrow(ImageNotFoundError);
    await expect(renditions.get(sized('../../secret', 320), 'webp')).rejects.toThrow(ImageNotFoundError);
  });

  it('refuses when too many pictures wait, and recovers', async () => {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    const renditions = openRenditions(async () => {
      await held;
      return Buffer.alloc(20);
    });
    const hashes = await Promise.all(
      Array.from({ length: 20 }, (_, number) => store.put(Buffer.from(`<svg><!--${number}--></svg>`), 'svg')),
    );
    const wanted = hashes.flatMap((hash) =>
      renditionWidths.flatMap((width) => [sized(hash, width), sized(hash, width, 'lite')]),
    );
    const refusals: unknown[] = [];
    const all = wanted.map((picture) => renditions.get(picture, 'webp').catch((error) => refusals.push(error)));
    await vi.waitFor(() => expect(refusals.length).toBeGreaterThan(0));
    release();
    await Promise.all(all);

    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'overloaded' });
    for (const picture of wanted) await renditions.get(picture, 'webp');
  });
});

describe('AVIF in the background', () => {
  it('answers WebP at once and AVIF when it is ready, also after a restart', async () => {
    const renditions = openRenditions();
    const hash = await putDrawing();
    const atFirst = await renditions.get(sized(hash, 320), 'avif');
    expect(atFirst.format).toBe('webp');

    await vi.waitFor(async () => expect((await renditions.get(sized(hash, 320), 'avif')).format).toBe('avif'));

    const avif = await renditions.get(sized(hash, 320), 'avif');
    expect(avif.body.length).toBeLessThan(atFirst.body.length);
    expect((await sharp(avif.body).metadata()).compression).toBe('av1');
    expect(rendered).toEqual(['webp', 'avif']);
    expect((await openRenditions().get(sized(hash, 320), 'avif')).etag).toBe(avif.etag);
    expect(rendered).toHaveLength(2);
  });

  it('looks on disk for an AVIF even when its WebP came into memory first', async () => {
    const hash = await putDrawing();
    const before = openRenditions();
    await vi.waitFor(async () => expect((await before.get(sized(hash, 240), 'avif')).format).toBe('avif'));
    const renditions = openRenditions();
    await renditions.get(sized(hash, 240), 'webp');
    expect((await renditions.get(sized(hash, 240), 'avif')).format).toBe('avif');
  });

  it('keeps WebP for good where AVIF came out larger', async () => {
    const hash = await putDrawing();
    const name = pathOf(hash, '240.avif');
    await openRenditions().get(sized(hash, 240), 'webp');
    await writeFile(name, '');
    const renditions = openRenditions();

    expect((await renditions.get(sized(hash, 240), 'avif')).format).toBe('webp');

    expect((await renditions.get(sized(hash, 240), 'avif')).format).toBe('webp');
    await renditions.close();
    expect(rendered.filter((format) => format === 'avif')).toEqual([]);
    expect(await readFile(name)).toHaveLength(0);
  });
});

describe('warming', () => {
  it('makes what it can, in each size, and AVIF for nobody', async () => {
    const renditions = openRenditions();
    const hash = await putDrawing();

    renditions.warm(
      [`/images/${'0'.repeat(32)}/960`, 'https://elsewhere.example/a.png', `/images/${hash}/960`],
      [160, 320],
    );

    await vi.waitFor(async () => expect(await fileExists(pathOf(hash, '320.webp'))).toBe(true));
    expect(await fileExists(pathOf(hash, '160.webp'))).toBe(true);
    expect(rendered).toEqual(['webp', 'webp']);
  });
});
