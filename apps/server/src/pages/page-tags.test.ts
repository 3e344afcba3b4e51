import { describe, expect, it } from 'vitest';
import { addObjectTags } from './page-tags.ts';

function listTags(data: object): string[] {
  const tags = new Set<string>();
  addObjectTags(data, tags);
  return [...tags];
}

describe('the tags of what a page shows', () => {
  const kettle = { _id: 'kettle', name: 'Kettle', price: 1, seller: { _id: 'shop' }, images: ['a', 'b'], family: null };

  it('are those of every object with an id, however deep', () => {
    expect(listTags({ products: [kettle, kettle], total: 1, facets: { brands: [{ value: 'Hisense' }] } })).toEqual([
      'id:kettle',
      'id:shop',
    ]);
    expect(listTags([{ inner: { _id: 'lamp' } }])).toEqual(['id:lamp']);
    expect(listTags({})).toEqual([]);
  });

  it('leave out ids that are no texts', () => {
    expect(listTags({ _id: 7, inner: { _id: 'lamp' } })).toEqual(['id:lamp']);
  });
});
