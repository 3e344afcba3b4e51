import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerCompression } from './compression.ts';

const text = JSON.stringify({ name: 'Kettle – 2 L' }).repeat(100);

async function ask(url: string, acceptEncoding?: string) {
  const app = Fastify();
  registerCompression(app);
  app.get('/large', async () => text);
  app.get('/small', async () => 'small');
  const headers = acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding };
  const { headers: answered, rawPayload } = await app.inject({ url, headers });
  return {
    encoding: answered['content-encoding'],
    vary: answered.vary,
    length: answered['content-length'],
    rawPayload,
  };
}

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
  [undefined, undefined, (body: Buffer) => body],
])('answers who accepts %s in %s', async (accepted, encoding, unpack) => {
  const answer = await ask('/large', accepted);
  expect(answer).toMatchObject({ encoding, vary: 'accept-encoding', length: String(answer.rawPayload.length) });
  expect(unpack(answer.rawPayload).toString()).toBe(text);
});

it('leaves alone what is small', async () => {
  expect(await ask('/small', 'br')).toMatchObject({ encoding: undefined, vary: undefined, length: '5' });
});
