import type { ContentPageName } from '@urumuri/contract';
import { identity } from '@urumuri/identity';
import type { LoginReason } from '../session/login-reason.ts';

/** Every address the pages link to, in one place. */
export const addresses = {
  home: '/',
  shop: '/shop',
  about: '/about',
  career: '/career',
  content: (page: ContentPageName) => `/${page}`,
  cart: '/cart',
  shipping: '/shipping',
  payment: '/payment',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  phoneLogin: '/phone-login',
  /** The sellers' console: pages of the shop do not know its routes, so it is loaded as a document. */
  console: '/seller',
  sellerLogin: '/seller/login',
  settings: '/seller/settings',
  messages: '/dashboard/messages',
  dashboard: '/dashboard',
  wishlist: '/dashboard/my-wishlist',
  orders: '/dashboard/my-orders',
  changePassword: '/dashboard/change-password',
  chat: '/dashboard/chat',
  order: (orderId: string) => `/dashboard/order/details/${encodeURIComponent(orderId)}`,
  verify: (code: string) => `/verify/${encodeURIComponent(code)}`,
  payFor: (orderId: string) => `/payment?orderId=${encodeURIComponent(orderId)}`,
  chatWith: (sellerId: string) => `/dashboard/chat/${encodeURIComponent(sellerId)}`,
  search: '/products/search',
  contact: '#contact',
  category: (name: string) => `/products?category=${encodeURIComponent(name)}`,
  searchFor: (text: string) => `/products/search?value=${encodeURIComponent(text)}`,
  product: (slugOrId: string) => `/product/details/${encodeURIComponent(slugOrId)}`,
  loginAndReturn: (path: string) => `/login?returnTo=${encodeURIComponent(path)}`,
  /** The login page, saying why the visitor is there. */
  loginBecause: (reason: LoginReason, path: string) => `/login?reason=${reason}&returnTo=${encodeURIComponent(path)}`,
  /** A chat with the shop, with the first words already written. */
  askOnWhatsApp: (about: string) =>
    `https://wa.me/${identity.whatsappNumber}?text=${encodeURIComponent(`Hello ${identity.name}, I have a question about ${about}`)}`,
  registerAndReturn: (path: string) => `/register?returnTo=${encodeURIComponent(path)}`,
} as const;
