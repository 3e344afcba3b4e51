import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';
import { hostileFiles } from '../../testing/hostile-files.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';

let shop: TestShop;
let api: ReturnType<typeof createTestSellerClient>;
let token: string;

beforeAll(async () => {
  shop = await buildTestShop();
  ({ token } = await signInSeller(shop, { role: 'admin' }));
  api = createTestSellerClient(shop, token);
});

afterAll(() => shop.close());

const fileOf = (bytes: Buffer) => new Blob([new Uint8Array(bytes)], { type: 'application/octet-stream' });

describe('a file that was made to do harm', () => {
  it.each(Object.entries(hostileFiles))(
    '%s: is refused with a sentence while others are served',
    async (_, hostile) => {
      const body = fileOf(hostile.build());
      let isRefused = false;
      const refusal = api.startImport({ body }).catch((error: unknown) => {
        isRefused = true;
        return error;
      });
      expect((await shop.app.inject('/api/home/get-categorys')).statusCode).toBe(200);
      expect(isRefused).toBe(false);
      expect(await refusal).toMatchObject({
        status: 400,
        code: 'validation_failed',
        message: expect.stringMatching(hostile.sentence),
      });
    },
  );

  it('leaves nothing behind', async () => {
    expect((await api.getImports()).imports).toEqual([]);
  });

  it('is refused as a statement, too', async () => {
    const { build, sentence } = hostileFiles['a row at the bottom of the sheet'] ?? expect.fail();
    await expect(api.readStatement({ query: {}, body: fileOf(build()) })).rejects.toThrow(sentence);
  });

  it.each(['a zip within a zip within a zip', 'a zip of more files than anybody has', 'half a workbook'])(
    'is refused as pictures, too: %s',
    async (name) => {
      const { import: staged } = await api.startImport({ body: fileOf(Buffer.from('SKU,Name\nH-1,Lamp\n')) });
      const { build, sentence } = hostileFiles[name] ?? expect.fail();
      const asked = api.addImportPictures({ params: { importId: staged._id }, body: fileOf(build()) });
      await expect(asked).rejects.toThrow(sentence);
    },
  );
});

const table = () => fileOf(Buffer.from('SKU,Name\nH-1,Lamp\n'));

it('takes one file at a time of a seller, until they hang up', async () => {
  const url = await shop.app.listen({ host: '127.0.0.1', port: 0 });
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/octet-stream',
    'content-length': 1_000_000,
  };
  const send = async () => {
    const sent = request(`${url}/api/seller/imports?fileName=slow.csv`, { method: 'POST', headers });
    sent.write('SKU,Name\n');
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, body: await text(answer) };
  };
  const first = await Promise.race([send(), send()]);
  expect(first).toEqual({ status: 409, body: expect.stringMatching(/still being read/) });
  shop.app.server.closeAllConnections();
  await vi.waitFor(() => api.startImport({ body: table() }));
});

it('refuses pictures that are no file, and goes on', async () => {
  const { import: staged } = await api.startImport({ body: table() });
  const send = () =>
    shop.app.inject({
      method: 'POST',
      url: `/api/seller/imports/${staged._id}/pictures`,
      headers: { authorization: `Bearer ${token}` },
      payload: { pictures: 'none' },
    });
  expect((await send()).statusCode).toBe(415);
  expect((await send()).statusCode).toBe(415);
});
