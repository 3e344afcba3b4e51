import { contentPages } from '@urumuri/contract';

export type SitemapPage = { path: string; changedAt?: Date | null };

/** Search engines take 50,000 addresses a file; half of that leaves room for uneven parts. */
const productsPerFile = 25_000;

export const staticPages: SitemapPage[] = ['', 'shop', 'about', 'career', ...contentPages].map((page) => ({
  path: `/${page}`,
}));

/** Products are divided by the first digits of their random ids: a part is then one scan of the primary key. */
export function sitemapParts(productCount: number): string[] {
  let digits = 0;
  while (productCount / 16 ** digits > productsPerFile) digits += 1;
  return Array.from({ length: 16 ** digits }, (_, part) =>
    digits === 0 ? '' : part.toString(16).padStart(digits, '0'),
  );
}

export function writeSitemapIndex(origin: string, parts: readonly string[]): string {
  const files = ['pages', ...parts.map((part) => `products${part === '' ? '' : `-${part}`}`)];
  const entries = files.map((file) => `<sitemap><loc>${origin}/sitemaps/${file}.xml</loc></sitemap>`);
  return wrap('sitemapindex', entries);
}

export function writeSitemap(origin: string, pages: readonly SitemapPage[]): string {
  return wrap(
    'urlset',
    pages.map(({ path, changedAt }) => {
      const changed = changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>` : '';
      return `<url><loc>${escapeXml(origin + path)}</loc>${changed}</url>`;
    }),
  );
}

export function writeRobots(origin: string): string {
  return [
    'User-agent: *',
    ...['/api/', '/dashboard', '/cart', '/shipping', '/payment', '/login', '/register', '/seller'].map(
      (path) => `Disallow: ${path}`,
    ),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

function wrap(element: string, entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</${element}>\n`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
