import { createElement as make, Fragment, type VNode } from 'preact';
import { Suspense as PreactSuspense } from 'preact/compat';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { hydrateRoot } from './preact-root.ts';

/** The page as the server's React writes it, with a picture asked for ahead of its place. */
const html = renderToString(
  <html lang="en">
    <head>
      <link rel="icon" href="/icon.svg" />
    </head>
    <body>
      <h1>
        {3} products in {'Audio'}
      </h1>
      <Suspense>
        <p>First</p>
        <p>Second</p>
      </Suspense>
      <footer>Kigali</footer>
    </body>
  </html>,
).replace('<link', '<link rel="preload" as="image" href="/picture"><link');

function showServerPage(): void {
  document.head.innerHTML = /<head>(.*)<\/head>/s.exec(html)?.[1] ?? '';
  document.body.innerHTML = /<body>(.*)<\/body>/s.exec(html)?.[1] ?? '';
}

const buildPage = (later: () => VNode, bottom = 'footer') =>
  make(
    'html',
    { lang: 'en' },
    make('head', null, make('link', { rel: 'icon', href: '/icon.svg' })),
    make(
      'body',
      null,
      make('h1', null, 3, ' products in ', 'Audio'),
      make(PreactSuspense, { fallback: null }, make(later, null)),
      make(bottom, null, 'Kigali'),
    ),
  );

it('takes over what React has rendered, and what is loaded later when it is there', async () => {
  showServerPage();
  const before = [...document.querySelectorAll('h1, p, footer')];
  let load = () => {};
  let isLoaded = false;
  const loading = new Promise<void>((resolve) => {
    load = resolve;
  });
  const onClick = vi.fn();
  const later = () => {
    if (!isLoaded) throw loading;
    return make(Fragment, null, make('p', { onClick }, 'First'), make('p', null, 'Second'));
  };
  hydrateRoot(document, buildPage(later));
  expect(document.head.innerHTML).toBe('<link rel="icon" href="/icon.svg">');
  expect([...document.querySelectorAll('h1, p, footer')]).toEqual(before);
  isLoaded = true;
  load();
  await vi.waitFor(() => {
    document.querySelector('p')?.click();
    expect(onClick).toHaveBeenCalled();
  });
  expect([...document.querySelectorAll('h1, p, footer')]).toEqual(before);
  expect(document.body.textContent).toBe('3 products in AudioFirstSecondKigali');
});

it('says so when the server has written something else', () => {
  showServerPage();
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const paragraphs = () => make(Fragment, null, make('p', null, 'First'), make('p', null, 'Second'));
  hydrateRoot(document, buildPage(paragraphs, 'aside'));
  expect(said.mock.calls).toEqual([["The server's page has no <aside> where the browser's has."]]);
});
