import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { AccountLinks, findOtherLogin } from './account-links.tsx';

it('leads guests to the login page and back to where they are', () => {
  const links = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/products?category=Phones']}>
      <AccountLinks login={undefined} />
    </MemoryRouter>,
  );
  const targets = [...links.matchAll(/href="([^"]*)"/g)].map(([, target]) => target);
  expect(targets).toEqual(Array.from({ length: 3 }, () => '/login?returnTo=%2Fproducts%3Fcategory%3DPhones'));
});

it('knows the pages that a login does not lead back to', () => {
  const at = (pathname: string, search = '') => findOtherLogin({ pathname, search, hash: '', state: null, key: '' });
  expect(at('/products', '?category=Phones')).toBeUndefined();
  expect(at('/')).toBe('/login');
  expect(at('/register', '?returnTo=%2Fcart')).toBe('/login?returnTo=%2Fcart');
});
