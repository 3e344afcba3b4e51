import { firstIdentity } from '@urumuri/identity';
import { describe, expect, it } from 'vitest';
import { type Matches, readSite } from './site.ts';

const origin = 'https://shop.example';
const rootOf = (loaderData?: unknown): Matches => [{ id: 'root', loaderData }, { id: 'routes/shop/home' }];

describe('the site', () => {
  it('is who the shop was built as, but for what the office has changed', () => {
    expect(readSite(rootOf({ origin }))).toEqual({ origin, identity: firstIdentity });
    const { identity } = readSite(rootOf({ origin, identity: { name: 'Itara' } }));
    expect(identity).toEqual({ ...firstIdentity, name: 'Itara' });
    expect(firstIdentity.name).toBe('Urumuri');
  });

  it('is the same one for every page until the office changes it', () => {
    const changes = { name: 'Itara' };
    const read = () => readSite(rootOf({ origin, identity: changes })).identity;
    expect(read()).toBe(read());
    expect(readSite(rootOf({ origin, identity: { ...changes } })).identity).not.toBe(read());
  });

  it('is known where the root could not load everything, and has a fallback where nothing is', () => {
    const data = { message: 'Too busy', origin, identity: { name: 'Itara' } };
    const error = { status: 503, statusText: '', internal: false, data };
    expect(readSite(rootOf(), error)).toMatchObject({ origin, identity: { name: 'Itara' } });
    expect(readSite(rootOf(), new Error('broken')).identity).toBe(firstIdentity);
    expect(readSite([], { ...error, data: null }).identity).toBe(firstIdentity);
  });
});
