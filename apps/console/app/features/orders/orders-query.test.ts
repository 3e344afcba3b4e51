import { describe, expect, it } from 'vitest';
import { countFilters, narrow, readAllOrdersQuery } from './orders-query.ts';

describe('the address of a list of orders', () => {
  it.each([
    ['status=pending&payment=part&page=3', { status: 'pending', payment: 'part', pageNumber: '3' }],
    [
      'shop=s1&rider=none&district=Gasabo&search=0788',
      { shop: 's1', rider: 'none', district: 'Gasabo', search: '0788' },
    ],
    ['from=2026-11-01&to=2026-11-02&sort=open&channel=web', { from: '2026-11-01', to: '2026-11-02', sort: 'open' }],
    // What it does not know is asked for by nobody.
    [
      'status=lost&payment=x&sort=y&from=soon&channel=fax&page=-1',
      { status: '', payment: '', from: '', pageNumber: '1' },
    ],
  ])('%s', (address, query) => {
    expect(readAllOrdersQuery(new URLSearchParams(address))).toMatchObject(query);
  });

  it('begins at the first page again when it is narrowed, and says nothing of what is not asked', () => {
    const search = new URLSearchParams('status=pending&search=eric&page=4');
    expect(narrow(search, { search: '', payment: 'open' })).toBe('?status=pending&payment=open');
  });

  it('knows how many filters are on', () => {
    expect(countFilters(new URLSearchParams('status=all&payment=open&district=&sort=open&page=2&rider=none'))).toBe(2);
  });
});
