import { firstIdentity } from '@urumuri/identity';
import { IdentityContext } from '@urumuri/ui/identity-context.tsx';
import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CachedPage, type PageProps, rendered } from '../testing/cached-page.tsx';
import { writePage } from './write-page.tsx';

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64');

async function write(props: PageProps, identity = firstIdentity): Promise<{ html: string; scriptHashes: string[] }> {
  const errors: unknown[] = [];
  const url = new URL(props.path, 'http://shop.test');
  const build = (nonce: string) =>
    createElement(IdentityContext, { value: identity }, createElement(CachedPage, { ...props, nonce }));
  const page = await writePage(build, url, (error) => errors.push(error));
  expect(errors).toEqual([]);
  return page;
}

const withoutPreloads = (html: string) => html.replaceAll(/<link rel="preload"[^>]*>/g, '');

describe('a page with cached parts', () => {
  it('is the same as one that React renders whole, the first time and from then on', async () => {
    const page = { path: '/shop', names: ['Kettle', 'Iron'] };
    const first = await write(page);
    expect(first.html).toContain('<li>Kettle<!-- --> for <!-- -->1<!-- --> franc at <!-- -->Urumuri<img');
    expect(withoutPreloads(first.html)).toBe(
      `<!DOCTYPE html>${withoutPreloads(renderToString(createElement(CachedPage, page)))}`,
    );
    rendered.length = 0;
    expect(await write(page)).toEqual(first);
    expect(rendered).toEqual([]);
  });

  it('takes nothing over from another page, nor from another product', async () => {
    await write({ path: '/products/search?value=Marie%27s', names: ['Kettle'] });
    const { html } = await write({ path: '/shop', names: ['Kettle', 'Kettles'] });
    expect(html).not.toContain('Marie');
    expect(html.match(/returnTo=%2Fshop"/g)).toHaveLength(4);
    const other = await write({ path: "/it's", names: ['Kettle'] });
    expect(other.html).toContain('returnTo=%2Fit&#x27;s"');
  });

  it('names the shop as it is now in all its parts', async () => {
    const page = { path: '/shop', names: ['Kettle'] };
    await write(page);
    const renamed = { ...firstIdentity, name: 'Itara' };
    const { html } = await write(page, renamed);
    expect(html.match(/at <!-- -->Itara/g)).toHaveLength(2);
    expect(html).not.toContain('Urumuri');
    rendered.length = 0;
    await write(page, renamed);
    expect(rendered).toEqual([]);
  });

  it('is whole, in its order, also where a part has to wait', async () => {
    const { html } = await write({ path: '/shop', names: [], later: Promise.resolve('At last') });
    expect(html).toMatch(/<ul><\/ul><!--\$--><p>At last<\/p><!--\/\$--><script>/);
  });

  it('names the scripts it was given itself, and no other', async () => {
    const { html, scriptHashes } = await write({ path: '/shop', names: ['Kettle'] });
    expect(scriptHashes).toEqual([hashOf('start()')]);
    expect(html).not.toContain('nonce');
  });
});
