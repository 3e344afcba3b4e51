export { demoBanners } from './catalogue/banners.ts';
export { demoCategories } from './catalogue/categories.ts';
export { demoCustomers } from './catalogue/customers.ts';
export type { DemoProduct } from './catalogue/demo-product.ts';
export { demoProducts } from './catalogue/products/index.ts';
export { writeReviews } from './catalogue/reviews.ts';
export { demoShops } from './catalogue/shops.ts';
export { productSlug, slugify } from './catalogue/slug.ts';
export { drawBanner, drawCategoryTile, drawProduct, drawShop } from './pictures.ts';
