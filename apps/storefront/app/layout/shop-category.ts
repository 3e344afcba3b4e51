/** What the header and the category tiles know of a category. */
export type ShopCategory = { name: string; image: string };
