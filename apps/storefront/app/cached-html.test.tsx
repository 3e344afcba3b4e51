import { renderToString } from 'react-dom/server';
import { StaticRouter, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { renderPage } from './cached-html.tsx';
import { addresses } from './platform/format/addresses.ts';
import { Cached } from './ui/cached.tsx';
import { Link } from './ui/link.tsx';

function Card({ name }: { name: string; onPress?: () => void }) {
  const { pathname, search } = useLocation();
  return (
    <>
      {name} for {1} franc
      <img src={`/${name}.jpg`} alt="" />
      <Link to={addresses.loginAndReturn(pathname + search)} rel="nofollow" preventScrollReset>
        Buy
      </Link>
    </>
  );
}

const written: string[] = [];

function Shelf({ names }: { names: string[] }) {
  written.push(names.join());
  return names.map((name) => <Cached key={name} as="li" of={Card} props={{ name }} />);
}

const closing = '<script src="/a.js"></script>';

function buildPage(path: string, names: string[]) {
  return (
    <StaticRouter location={path}>
      <html lang="en">
        <head>
          <title>Shop</title>
        </head>
        <body>
          {names.map((name) => (
            <Cached key={name} as="li" of={Card} props={{ name, onPress: () => undefined }} />
          ))}
          <Cached as="ul" of={Shelf} props={{ names }} />
        </body>
      </html>
    </StaticRouter>
  );
}

/** A page of these cards, as the browser would be sent it. */
const write = (path: string, names: string[]) =>
  renderPage(buildPage(path, names), new URL(path, 'http://shop.test'), closing).toString();

/** The same from React alone; only where in the head pictures are asked for ahead differs. */
const writeWhole = (path: string, names: string[]) =>
  `<!DOCTYPE html>${renderToString(buildPage(path, names)).replace('</body>', `${closing}</body>`)}`;
const withoutPreloads = (html: string) => html.replaceAll(/<link rel="preload"[^>]*>/g, '');

describe('a page of cached parts', () => {
  it('is the same as one without, the first time and from then on', () => {
    const first = write('/shop', ['Kettle', 'Iron']);
    expect(first).toContain('<li>Kettle<!-- --> for <!-- -->1<!-- --> franc<img');
    expect(first).toMatch(/<link rel="preload" as="image" href="\/Kettle.jpg"[^>]*>.*<\/head>/);
    expect(first).toMatch(/<script src="\/a.js"><\/script><\/body><\/html>$/);
    expect(write('/shop', ['Kettle', 'Iron'])).toBe(first);
    expect(write('/shop', ['Kettle', 'Iron'])).toBe(first);
    expect(withoutPreloads(first)).toBe(withoutPreloads(writeWhole('/shop', ['Kettle', 'Iron'])));
  });

  it('keeps a list from the second time on: most are shown on one page only', () => {
    const pages = ['/shop', '/products', '/products/search'].map((path) => write(path, ['Fan', 'Lamp']));
    expect(written.filter((names) => names === 'Fan,Lamp')).toHaveLength(2);
    for (const [place, html] of pages.entries())
      expect(html.match(/returnTo=[^"]*/)?.[0]).toBe(
        ['returnTo=%2Fshop', 'returnTo=%2Fproducts', 'returnTo=%2Fproducts%2Fsearch'][place],
      );
  });

  it('takes nothing over from another page, nor from another product', () => {
    write('/products/search?value=Marie%27s', ['Kettle']);
    const other = write('/shop', ['Kettle', 'Kettles']);
    expect(other).not.toContain('Marie');
    expect(other.match(/returnTo=%2Fshop"/g)).toHaveLength(4);
    expect(write("/it's", ['Kettle'])).toContain('returnTo=%2Fit&#x27;s"');
  });
});
