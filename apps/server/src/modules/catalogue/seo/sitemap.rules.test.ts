import { expect, it } from 'vitest';
import { sitemapParts, writeRobots, writeSitemap, writeSitemapIndex } from './sitemap.rules.ts';

it.each([
  [0, 1],
  [25_000, 1],
  [25_001, 16],
  [400_000, 16],
  [1_000_000, 256],
])('divides %i products into %i files, none above the limit', (products, files) => {
  const parts = sitemapParts(products);
  expect(parts).toHaveLength(files);
  expect(products / files).toBeLessThan(50_000);
  expect(new Set(parts).size).toBe(files);
});

it('names every part in the index', () => {
  const xml = writeSitemapIndex('https://shop.rw', ['0', 'f']);
  expect(xml).toContain('<loc>https://shop.rw/sitemaps/pages.xml</loc>');
  expect(xml).toContain('<loc>https://shop.rw/sitemaps/products-f.xml</loc>');
});

it('escapes addresses', () => {
  const xml = writeSitemap('https://shop.rw', [
    { path: '/products?category=TV%20%26%20Audio&x=<', changedAt: new Date('2026-01-02') },
  ]);
  expect(xml).toContain('TV%20%26%20Audio&#38;x=&#60;');
  expect(xml).toContain('<lastmod>2026-01-02</lastmod>');
});

it('keeps crawlers out of personal pages and shows them the sitemap', () => {
  const robots = writeRobots('https://shop.rw');
  expect(robots).toContain('Disallow: /dashboard');
  expect(robots).toContain('Sitemap: https://shop.rw/sitemap.xml');
  expect(robots).not.toContain('Disallow: /assets');
});
