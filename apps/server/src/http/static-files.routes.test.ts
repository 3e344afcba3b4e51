import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestShop, type TestShop } from '../testing/build-test-shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestShop();
});

afterAll(() => shop.close());

describe('the icon that browsers ask for by themselves', () => {
  it('is there, in the sizes of tabs and shortcuts', async () => {
    const { statusCode, headers, rawPayload } = await shop.app.inject('/favicon.ico');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toMatch(/^image\//);
    expect(listIcons(rawPayload)).toEqual([16, 32, 48].map((size) => ({ size, pngWidth: size })));
  });
});

/** What its directory announces, and how wide each picture says it is. */
function listIcons(icon: Buffer) {
  return Array.from({ length: icon.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + 16 * index;
    const picture = icon.subarray(icon.readUInt32LE(entry + 12));
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    return { size: icon.readUInt8(entry), pngWidth: picture.readUInt32BE(16) };
  });
}
