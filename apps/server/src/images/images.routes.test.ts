import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../app-error.ts';
import { createImageStore } from './image-store.ts';
import { createRenditions, type Renditions } from './renditions.ts';
import { renderPicture } from './render-picture.ts';
import { sharp } from './sharp-engine.ts';
import { createTestDirectory, drawTestProduct } from '../testing/pictures.ts';
import type { TestDirectory } from '../testing/pictures.ts';
import { registerImages } from './images.routes.ts';

const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const oldSafari = 'image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5';
const forever = 'public, max-age=31536000, immutable';

let directory: TestDirectory;
let renditions: Renditions;
let app: FastifyInstance;
let hash: string;
let rendered: string[];

beforeEach(async () => {
  directory = await createTestDirectory();
  const store = createImageStore({ directory: directory.path });
  hash = await store.put(drawTestProduct(), 'svg');
  rendered = [];
  renditions = createRenditions({
    store,
    directory: directory.path,
    render(original, picture, format) {
      rendered.push(format);
      return renderPicture(original, picture, format);
    },
  });
  app = Fastify();
  await registerImages(app, { renditions });
});

afterEach(async () => {
  await app.close();
  await renditions.close();
  await directory.remove();
});

function ask(url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
  return app.inject({ url, headers });
}

async function widthOf(answer: LightMyRequestResponse): Promise<number> {
  return (await sharp(answer.rawPayload).metadata()).width;
}

describe('GET /images/:hash/:width', () => {
  it.each([
    ['a browser that shows WebP', oldSafari, 'image/webp'],
    ['a browser that shows AVIF, before it is made', chrome, 'image/webp'],
    ['a client that names AVIF only, before it is made', 'image/avif', 'image/webp'],
    ['a client that takes anything', '*/*', 'image/jpeg'],
    ['a client that takes any image', 'image/*', 'image/jpeg'],
    ['a client that says nothing', '', 'image/jpeg'],
    ['a client that refuses WebP', 'image/webp;q=0, */*', 'image/jpeg'],
    ['a client with odd spelling', ' IMAGE/WebP ; q=0.5 ', 'image/webp'],
  ])('serves %s', async (_client, accept, contentType) => {
    const answer = await ask(`/images/${hash}/320`, { accept });

    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': contentType,
      'cache-control': forever,
      'content-length': String(answer.rawPayload.length),
      'x-content-type-options': 'nosniff',
      vary: 'Accept, Save-Data',
    });
    expect(answer.headers.etag).toMatch(/^"[\w-]{22}"$/);
    const { format, width } = await sharp(answer.rawPayload).metadata();
    expect(`image/${format}`).toBe(contentType);
    expect(width).toBe(320);
  });

  it('serves AVIF to those who show it once it is made, WebP to the others', async () => {
    await ask(`/images/${hash}/320`, { accept: chrome });

    await vi.waitFor(async () => {
      const answer = await ask(`/images/${hash}/320`, { accept: chrome });
      expect(answer.headers['content-type']).toBe('image/avif');
    });

    const other = await ask(`/images/${hash}/320`, { accept: oldSafari });
    expect(other.headers['content-type']).toBe('image/webp');
  });

  it('makes one file for two requests at once', async () => {
    const [first, second] = await Promise.all([
      ask(`/images/${hash}/480`, { accept: oldSafari }),
      ask(`/images/${hash}/480`, { accept: oldSafari }),
    ]);

    expect(first.rawPayload).toEqual(second.rawPayload);
    expect(rendered).toHaveLength(1);
    expect(await readdir(join(directory.path, 'renditions', hash.slice(0, 2)))).toHaveLength(1);
  });

  it('sends a small, light picture to those who save data', async () => {
    const normal = await ask(`/images/${hash}/240`, { accept: oldSafari });
    const saving = await ask(`/images/${hash}/960`, { accept: oldSafari, 'save-data': 'on' });
    const tiny = await ask(`/images/${hash}/160`, { accept: oldSafari, 'save-data': 'on' });

    expect(await widthOf(saving)).toBe(240);
    expect(saving.rawPayload.length).toBeLessThan(normal.rawPayload.length);
    expect(await widthOf(tiny)).toBe(160);
  });

  it('answers 304 without a body to those who have it already', async () => {
    const { etag = '' } = (await ask(`/images/${hash}/320`, { accept: oldSafari })).headers;

    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await ask(`/images/${hash}/320`, { accept: oldSafari, 'if-none-match': known });
      expect(answer.statusCode).toBe(304);
      expect(answer.rawPayload).toHaveLength(0);
      expect(answer.headers).toMatchObject({ etag, 'cache-control': forever, vary: 'Accept, Save-Data' });
    }
    const stale = await ask(`/images/${hash}/320`, { accept: oldSafari, 'if-none-match': '"other"' });
    expect(stale.statusCode).toBe(200);
  });

  it('answers HEAD like GET, without the body', async () => {
    const url = `/images/${hash}/320`;
    const got = await ask(url, { accept: oldSafari });
    const head = await app.inject({ method: 'HEAD', url, headers: { accept: oldSafari } });

    expect(head.statusCode).toBe(200);
    expect(head.rawPayload).toHaveLength(0);
    expect(head.headers['content-length']).toBe(String(got.rawPayload.length));
    expect(head.headers.etag).toBe(got.headers.etag);
  });

  it.each([
    ['an unknown hash', `/images/${'0'.repeat(32)}/320`],
    ['a malformed hash', '/images/nothing/320'],
    ['a hash in capitals', `/images/${'A'.repeat(32)}/320`],
    ['a climb to the parent', '/images/..%2f..%2foriginals/320'],
    ['a climb in the width', `/images/${'0'.repeat(32)}/..%2f..%2fetc%2fpasswd`],
    ['a hash with a climb behind it', `/images/${'0'.repeat(32)}%2f..%2f..%2fsecret/320`],
    ['any other address below', '/images/old/folder/picture.png'],
    ['a hash with a NUL', `/images/${'0'.repeat(31)}%00/320`],
  ])('shows the placeholder for %s', async (_what, url) => {
    const answer = await ask(url, { accept: chrome });

    expect(answer.statusCode).toBe(404);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=60',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    });
    expect(answer.body).toContain('<svg');
    expect(rendered).toEqual([]);
  });

  it.each(['100', '0320', '320.0', '-320', '99999', 'large'])('has no picture %s wide', async (width) => {
    const answer = await ask(`/images/${hash}/${width}`);
    expect(answer.statusCode).toBe(404);
    expect(rendered).toEqual([]);
  });

  it('asks the client to come back when too many pictures wait', async () => {
    vi.spyOn(renditions, 'get').mockRejectedValue(new AppError('overloaded', 'busy'));
    const answer = await ask(`/images/${hash}/320`);

    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
    expect(answer.headers['content-type']).toBe('image/svg+xml');
  });

  it('shows the placeholder, uncached, when making a picture fails', async () => {
    vi.spyOn(renditions, 'get').mockRejectedValue(new Error('disk on fire at /secret/path'));
    const answer = await ask(`/images/${hash}/320`);

    expect(answer.statusCode).toBe(500);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).not.toContain('secret');
  });
});

describe('the drawings that stand in', () => {
  it.each(['placeholder', 'default-seller'])('serves %s.svg, cacheable and locked down', async (name) => {
    const answer = await ask(`/images/${name}.svg`);

    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    });
    expect(await widthOf(answer)).toBe(600);
    const again = await ask(`/images/${name}.svg`, { 'if-none-match': String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
  });
});
