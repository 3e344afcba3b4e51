import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodePage, type EncodedBody } from './page-forms.ts';

/** Any text people wrote: how well it compresses depends on that. */
const text = readFileSync(import.meta.filename, 'utf8');
const page = { status: 200, contentType: 'text/html; charset=utf-8', body: Buffer.from(text), tags: new Set<string>() };
const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };

function bytesOf({ body }: EncodedBody): Buffer {
  return typeof body === 'string' ? Buffer.from(body, 'latin1') : body;
}

function tagOf({ headers }: EncodedBody): string {
  return headers[headers.indexOf('etag') + 1] ?? '';
}

describe('a page', () => {
  it('says the same in every encoding, each with an entity tag of its own', () => {
    const encoded = encodePage(page);
    const forms = (['br', 'gzip', 'identity'] as const).map((encoding) => {
      const form = encoded.bodyIn(encoding, false);
      expect(unpack[encoding](bytesOf(form)).toString()).toBe(text);
      expect(encoded.isKnownBy(tagOf(form))).toBe(true);
      return form;
    });
    expect(new Set(forms.map(tagOf)).size).toBe(3);
  });

  it('is not unpacked anew for each who takes it as it is', () => {
    const encoded = encodePage(page);
    encoded.bodyIn('br', false);
    expect(encoded.bodyIn('identity', true)).toBe(encoded.bodyIn('identity', true));
  });

  it.each(['br', 'gzip'] as const)('is compressed better in %s once it is asked for again', async (encoding) => {
    const encoded = encodePage(page);
    const first = encoded.bodyIn(encoding, false);
    expect(encoded.bodyIn(encoding, true)).toBe(first);
    await expect.poll(() => encoded.bodyIn(encoding, true)).not.toBe(first);
    const better = encoded.bodyIn(encoding, true);
    expect(bytesOf(better).length).toBeLessThan(bytesOf(first).length);
    expect(unpack[encoding](bytesOf(better)).toString()).toBe(text);
    // Whoever keeps the first is told that it still holds.
    expect(tagOf(better)).not.toBe(tagOf(first));
    expect(encoded.isKnownBy(tagOf(first))).toBe(true);
  });

  it('is compressed better still once many have asked for it, and stays so when it is rendered again', async () => {
    const encoded = encodePage(page);
    encoded.bodyIn('br', false);
    const ask = (times: number) =>
      Array.from({ length: times }, () => encoded.bodyIn('br', true)).at(-1) as EncodedBody;
    await expect.poll(() => tagOf(encoded.bodyIn('br', true))).toMatch(/-br"$/);
    const well = ask(1);
    await expect.poll(() => tagOf(ask(30))).toMatch(/-br-best"$/);
    const best = ask(1);
    expect(bytesOf(best).length).toBeLessThan(bytesOf(well).length);
    expect(unpack.br(bytesOf(best)).toString()).toBe(text);
    expect(encodePage(page, encoded).bodyIn('br', false)).toBe(best);
    expect(encodePage({ ...page, status: 404 }, encoded).bodyIn('br', false)).not.toBe(best);
  });

  it('is not known by the tag of another, nor by none', () => {
    const other = encodePage({ ...page, body: Buffer.from('another') });
    expect(encodePage(page).isKnownBy(tagOf(other.bodyIn('br', false)))).toBe(false);
    expect(encodePage(page).isKnownBy(undefined)).toBe(false);
  });

  it('that leads elsewhere is asked about again, and is another where it leads to another place', () => {
    const lead = (location: string) =>
      encodePage({ ...page, status: 301, headers: { location }, body: Buffer.alloc(0) });
    const form = lead('/brand/new').bodyIn('identity', false);
    expect(form.headers.join(' ')).toContain('max-age=0, must-revalidate');
    expect(lead('/brand/new').isKnownBy(tagOf(form))).toBe(true);
    expect(lead('/brand/newer').isKnownBy(tagOf(form))).toBe(false);
  });
});
