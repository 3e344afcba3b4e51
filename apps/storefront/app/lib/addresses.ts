/** Every address the pages link to, in one place. */
export const addresses = {
  home: '/',
  shop: '/shop',
  about: '/about',
  career: '/career',
  cart: '/cart',
  login: '/login',
  register: '/register',
  dashboard: '/dashboard',
  wishlist: '/dashboard/my-wishlist',
  orders: '/dashboard/my-orders',
  search: '/products/search',
  contact: '#contact',
  category: (name: string) => `/products?category=${encodeURIComponent(name)}`,
  searchFor: (text: string) => `/products/search?value=${encodeURIComponent(text)}`,
  product: (slugOrId: string) => `/product/details/${encodeURIComponent(slugOrId)}`,
  loginAndReturn: (path: string) => `/login?returnTo=${encodeURIComponent(path)}`,
} as const;
