import { readDemoCatalogue } from '../../apps/server/src/seeding/demo-catalogue.ts';

/** One page of each kind that a first visit may begin with. */
export const pagesOfShop = {
  home: '/',
  shop: '/shop',
  category: '/products?category=Televisions',
  search: '/products/search?value=samsung',
  product: `/product/details/${readDemoCatalogue().products.find(({ stock }) => stock > 5)?.slug}`,
};
