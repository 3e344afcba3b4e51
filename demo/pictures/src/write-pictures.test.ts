import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCatalogue } from './catalogue.ts';
import { kinds } from './illustration.ts';
import { writePictures } from './write-pictures.ts';

const catalogue = path.resolve(import.meta.dirname, '../../catalogue');
const { products, categories, shops, banners } = readCatalogue(catalogue);
const COLOUR = /^#[0-9a-f]{6}$/;

describe('what is drawn', () => {
  it.each(kinds)('draws a %s at least three times', (kind) => {
    expect(products.filter((product) => product.picture.kind === kind).length).toBeGreaterThanOrEqual(3);
  });

  it('lets no two products of a kind look the same', () => {
    const looks = products.map(({ picture: { kind, body, variant } }) => `${kind} ${body} ${variant}`);
    expect(new Set(looks).size).toBe(looks.length);
    expect(products.filter(({ picture }) => !COLOUR.test(picture.body) || !COLOUR.test(picture.accent))).toEqual([]);
  });

  it('gives two neighbours of a kind different builds', () => {
    const alike = products.filter((product, index) => {
      const next = products[index + 1];
      return next?.picture.kind === product.picture.kind && next.picture.variant === product.picture.variant;
    });
    expect(alike.map(({ slug }) => slug)).toEqual([]);
  });
});

describe('the files', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'urumuri-pictures-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const write = () => {
    writePictures(catalogue, folder);
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svg'));
    const hash = createHash('sha256');
    for (const name of names.sort()) hash.update(name).update(readFileSync(path.join(folder, name)));
    return { names, hash: hash.digest('hex') };
  };

  it('are four of each product and one of each category, shop and banner, the same every time', () => {
    const { names, hash } = write();
    expect(names).toHaveLength(products.length * 4 + categories.length + shops.length + banners.length);
    expect(write().hash).toBe(hash);
  });
});
