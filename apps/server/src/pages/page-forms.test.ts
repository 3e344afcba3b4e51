import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodePage, type EncodedBody } from './page-forms.ts';

/** Any text people wrote: how well it compresses depends on that. */
const text = readFileSync(import.meta.filename, 'utf8');
const page = { status: 200, contentType: 'text/html; charset=utf-8', body: Buffer.from(text), tags: new Set<string>() };
const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };

const tagOf = ({ headers }: EncodedBody) => headers.etag ?? '';

describe('a page', () => {
  it('says the same in every encoding, each with an entity tag of its own', () => {
    const encoded = encodePage(page);
    const forms = (['br', 'gzip', 'identity'] as const).map((encoding) => {
      const form = encoded.bodyIn(encoding, false);
      expect(unpack[encoding](form.body).toString()).toBe(text);
      expect(encoded.isKnownBy(tagOf(form))).toBe(true);
      return form;
    });
    expect(new Set(forms.map(tagOf)).size).toBe(3);
  });

  it.each(['br', 'gzip'] as const)('is compressed better in %s once it is asked for again', async (encoding) => {
    const encoded = encodePage(page);
    const first = encoded.bodyIn(encoding, false);
    expect(encoded.bodyIn(encoding, true)).toBe(first);
    await expect.poll(() => encoded.bodyIn(encoding, true)).not.toBe(first);
    const better = encoded.bodyIn(encoding, true);
    expect(better.body.length).toBeLessThan(first.body.length);
    expect(unpack[encoding](better.body).toString()).toBe(text);
    // Whoever keeps the first is told that it still holds.
    expect(tagOf(better)).not.toBe(tagOf(first));
    expect(encoded.isKnownBy(tagOf(first))).toBe(true);
  });

  it('stays as it is when it is rendered again with nothing new in it', () => {
    const encoded = encodePage(page);
    const form = encoded.bodyIn('br', false);
    expect(encodePage(page, encoded).bodyIn('br', false)).toBe(form);
    expect(encodePage({ ...page, status: 404 }, encoded).bodyIn('br', false)).not.toBe(form);
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
    expect(form.headers['cache-control']).toContain('max-age=0, must-revalidate');
    expect(lead('/brand/new').isKnownBy(tagOf(form))).toBe(true);
    expect(lead('/brand/newer').isKnownBy(tagOf(form))).toBe(false);
  });
});
