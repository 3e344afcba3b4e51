import type { CounterProduct } from '@urumuri/contract';

/** A product as it is found at the counter. */
export const radio: CounterProduct = {
  _id: 'p1',
  name: 'Radio',
  sku: 'RH-1',
  barcode: '036000291452',
  shopName: 'Radio House',
  image: '/images/1/160',
  price: 10_000,
  stock: 2,
};
