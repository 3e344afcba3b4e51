import { describe, expect, it } from 'vitest';
import { listObjectTags } from './page-tags.ts';

describe('the tags of what a page shows', () => {
  const kettle = { _id: 'kettle', name: 'Kettle', price: 1, seller: { _id: 'shop' }, images: ['a', 'b'], family: null };

  it('are those of every object with an id, however deep', () => {
    expect(listObjectTags({ products: [kettle], total: 1, facets: { brands: [{ value: 'Hisense' }] } })).toEqual([
      'id:kettle',
      'id:shop',
    ]);
    expect(listObjectTags([{ inner: { _id: 'lamp' } }])).toEqual(['id:lamp']);
    expect(listObjectTags({})).toEqual([]);
  });

  it('are found again in other lists', () => {
    expect(listObjectTags({ products: [{ _id: 'iron' }, kettle] })).toEqual(['id:iron', 'id:kettle', 'id:shop']);
    expect(listObjectTags(kettle)).toEqual(['id:kettle', 'id:shop']);
  });

  it('leave out ids that are no texts', () => {
    expect(listObjectTags({ _id: 7, inner: { _id: 'lamp' } })).toEqual(['id:lamp']);
  });
});
