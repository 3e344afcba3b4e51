import { demoProducts, productSlug } from '@urumuri/seed';

/** One page of each kind that a first visit may begin with. */
export const pagesOfShop = {
  home: '/',
  shop: '/shop',
  category: '/products?category=Televisions',
  search: '/products/search?value=samsung',
  product: `/product/details/${demoProducts.filter(({ stock }) => stock > 5).map(productSlug)[0]}`,
};
