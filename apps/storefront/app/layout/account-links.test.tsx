import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { AccountLinks } from './account-links.tsx';

it('leads guests to the login page and back to where they are', () => {
  const links = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/products?category=Phones']}>
      <AccountLinks />
    </MemoryRouter>,
  );
  const targets = [...links.matchAll(/href="([^"]*)"/g)].map(([, target]) => target);
  expect(targets).toEqual(Array.from({ length: 3 }, () => '/login?returnTo=%2Fproducts%3Fcategory%3DPhones'));
});
