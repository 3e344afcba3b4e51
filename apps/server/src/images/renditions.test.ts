import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ImageNotFoundError } from './image-errors.ts';
import { createImageStore } from './image-store.ts';
import type { ImageStore } from './image-store.ts';
import { renditionWidths } from './rendition-format.ts';
import { createRenditions } from './renditions.ts';
import type { RenderEvent, Renditions, RenditionsOptions } from './renditions.ts';
import { sharp } from './sharp-engine.ts';
import { createPhoto, createTestDirectory, drawTestProduct } from './testing-pictures.ts';
import type { TestDirectory } from './testing-pictures.ts';

let directory: TestDirectory;
let store: ImageStore;
let rendered: RenderEvent[];
const opened: Renditions[] = [];

function openRenditions(options: Partial<RenditionsOptions> = {}): Renditions {
  const onRender = (event: RenderEvent): void => {
    rendered.push(event);
  };
  const renditions = createRenditions({ store, directory: directory.path, onRender, ...options });
  opened.push(renditions);
  return renditions;
}

async function putDrawing(seed = 0): Promise<string> {
  return (await store.put(drawTestProduct(seed), 'svg')).hash;
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
    const { body, contentType } = await openRenditions().get(await putDrawing(), width, 'webp');

    const { width: madeWidth, height, format } = await sharp(body).metadata();
    expect({ madeWidth, height, format }).toEqual({ madeWidth: width, height: width, format: 'webp' });
    expect(contentType).toBe('image/webp');
  });

  it('draws an SVG crisply far beyond its nominal size', async () => {
    const bar = '<path d="M0 0h50v100H0z"/>';
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${bar}</svg>`;
    const { hash } = await store.put(Buffer.from(drawing), 'svg');
    const { body } = await openRenditions().get(hash, 1600, 'jpeg');

    const edge = { left: 780, top: 800, width: 40, height: 1 };
    const row = await sharp(body).greyscale().extract(edge).raw().toBuffer();
    const blurred = row.filter((grey) => grey > 30 && grey < 225);
    expect(blurred.length).toBeLessThanOrEqual(2);
  });

  it('never enlarges a photograph', async () => {
    const { hash } = await store.put(await createPhoto(300, 200), 'png');
    const { body } = await openRenditions().get(hash, 960, 'webp');
    const { width, height } = await sharp(body).metadata();
    expect({ width, height }).toEqual({ width: 300, height: 200 });
  });

  it('keeps a product card picture within 6 KB', async () => {
    const { body } = await openRenditions().get(await putDrawing(), 320, 'webp');
    expect(body.length).toBeLessThanOrEqual(6 * 1024);
  });

  it('makes the lite picture smaller', async () => {
    const renditions = openRenditions();
    const hash = await putDrawing();
    const standard = await renditions.get(hash, 240, 'webp');
    const lite = await renditions.get(hash, 240, 'webp', 'lite');
    expect(lite.body.length).toBeLessThan(standard.body.length);
  });

  it('renders once for callers who ask at the same time, and leaves one file', async () => {
    const renditions = openRenditions();
    const hash = await putDrawing();
    const answers = await Promise.all(Array.from({ length: 8 }, () => renditions.get(hash, 320, 'webp')));

    expect(rendered).toHaveLength(1);
    expect(new Set(answers).size).toBe(1);
    expect(await readdir(join(directory.path, 'renditions', hash.slice(0, 2)))).toEqual([`${hash}-320.webp`]);
  });

  it('reads what an earlier process made instead of rendering it again', async () => {
    const hash = await putDrawing();
    const first = await openRenditions().get(hash, 320, 'webp');
    const second = await openRenditions().get(hash, 320, 'webp');

    expect(rendered).toHaveLength(1);
    expect(second.etag).toBe(first.etag);
  });

  it.each(['webp', 'jpeg'] as const)('makes a torn %s file again', async (format) => {
    const hash = await putDrawing();
    const first = await openRenditions().get(hash, 320, format);
    await truncate(pathOf(hash, format === 'webp' ? '320.webp' : '320.jpg'), first.body.length - 5);

    const second = await openRenditions().get(hash, 320, format);

    expect(rendered).toHaveLength(2);
    expect(second.body).toEqual(first.body);
  });

  it('peeks only at what is in memory, and forgets the least used', async () => {
    const renditions = openRenditions({ maxMemoryBytes: 8000 });
    const [first, second, third] = [await putDrawing(1), await putDrawing(2), await putDrawing(3)];
    expect(renditions.peek(first, 480, 'webp')).toBeUndefined();
    const made = await renditions.get(first, 480, 'webp');
    expect(made.body.length * 2).toBeLessThan(8000);
    expect(made.body.length * 3).toBeGreaterThan(8000);
    await renditions.get(second, 480, 'webp');
    expect(renditions.peek(first, 480, 'webp')).toBe(made);

    await renditions.get(third, 480, 'webp');

    expect(renditions.peek(second, 480, 'webp')).toBeUndefined();
    expect(renditions.peek(first, 480, 'webp')).toBe(made);
  });

  it('does not know an unknown hash or a path', async () => {
    const renditions = openRenditions();
    await expect(renditions.get('0'.repeat(32), 320, 'webp')).rejects.toThrow(ImageNotFoundError);
    await expect(renditions.get('../../secret', 320, 'webp')).rejects.toThrow(ImageNotFoundError);
  });

  it('refuses when too many pictures wait, and recovers', async () => {
    const renditions = openRenditions({ maxParallelJobs: 1, maxWaitingJobs: 2 });
    const hash = await putDrawing();
    const all = renditionWidths.map((width) => renditions.get(hash, width, 'webp'));
    const outcomes = await Promise.allSettled(all);

    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refusals).toHaveLength(renditionWidths.length - 3);
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'overloaded' });
    for (const width of renditionWidths) await renditions.get(hash, width, 'webp');
  });
});

describe('AVIF in the background', () => {
  it('answers WebP at once and AVIF when it is ready, also after a restart', async () => {
    const renditions = openRenditions();
    const hash = await putDrawing();
    const atFirst = await renditions.get(hash, 320, 'avif');
    expect(atFirst.format).toBe('webp');
    expect(renditions.peek(hash, 320, 'avif')).toBe(atFirst);

    await vi.waitFor(() => expect(renditions.peek(hash, 320, 'avif')?.format).toBe('avif'));

    const avif = await renditions.get(hash, 320, 'avif');
    expect(avif.body.length).toBeLessThan(atFirst.body.length);
    expect((await sharp(avif.body).metadata()).compression).toBe('av1');
    expect(rendered.map((event) => event.format)).toEqual(['webp', 'avif']);
    expect((await openRenditions().get(hash, 320, 'avif')).etag).toBe(avif.etag);
    expect(rendered).toHaveLength(2);
  });

  it('is not made for those who cannot show it', async () => {
    const renditions = openRenditions();
    const hash = await putDrawing();
    await renditions.get(hash, 320, 'webp');
    await renditions.warm([{ hash, width: 160 }]);
    expect(rendered.map((event) => event.format)).toEqual(['webp', 'webp']);
  });

  it('looks on disk for an AVIF even when its WebP came into memory first', async () => {
    const hash = await putDrawing();
    await openRenditions().warm([{ hash, width: 240, format: 'avif' }]);
    const renditions = openRenditions();
    await renditions.get(hash, 240, 'webp');
    expect((await renditions.get(hash, 240, 'avif')).format).toBe('avif');
  });

  it('keeps WebP for good where AVIF came out larger', async () => {
    const hash = await putDrawing();
    const name = pathOf(hash, '240.avif');
    await openRenditions().get(hash, 240, 'webp');
    await writeFile(name, '');
    const renditions = openRenditions();

    expect((await renditions.get(hash, 240, 'avif')).format).toBe('webp');

    expect(renditions.peek(hash, 240, 'avif')?.format).toBe('webp');
    await renditions.close();
    expect(rendered.filter((event) => event.format === 'avif')).toEqual([]);
    expect(await readFile(name)).toHaveLength(0);
  });

  it('asks again later, not at every request, when too many wait', async () => {
    const renditions = openRenditions({ maxWaitingAvif: 0 });
    const hash = await putDrawing();
    await renditions.get(hash, 240, 'avif');
    expect(renditions.peek(hash, 240, 'avif')?.format).toBe('webp');
  });
});

describe('warming', () => {
  it('makes the list, reports progress and survives what cannot be made', async () => {
    const renditions = openRenditions();
    const hash = await putDrawing();
    const unknown = '0'.repeat(32);
    const progress: number[] = [];
    const items = [
      { hash, width: 160 },
      { hash: unknown, width: 160 },
      { hash, width: 320 },
    ] as const;

    const result = await renditions.warm(items, { onProgress: ({ done }) => progress.push(done) });

    expect(result).toMatchObject({ done: 3, isAborted: false, failures: [{ item: { hash: unknown } }] });
    expect(progress).toEqual([1, 2, 3]);
    expect(await fileExists(pathOf(hash, '160.webp'))).toBe(true);
    expect(await fileExists(pathOf(hash, '320.webp'))).toBe(true);
  });

  it('stops when told to', async () => {
    const renditions = openRenditions();
    const hash = await putDrawing();
    const stop = new AbortController();

    const result = await renditions.warm(
      renditionWidths.map((width) => ({ hash, width })),
      { signal: stop.signal, onProgress: ({ done }) => done === 2 && stop.abort() },
    );

    expect(result).toMatchObject({ done: 2, isAborted: true });
    expect(rendered).toHaveLength(2);
  });
});
