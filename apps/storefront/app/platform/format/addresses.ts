import type { Identity } from '@urumuri/identity';
import { shopAddresses } from '@urumuri/ui/format/shop-addresses.ts';
import type { LoginReason } from '../session/login-reason.ts';

/** Every address the pages link to, in one place. */
export const addresses = {
  ...shopAddresses,
  shop: '/shop',
  career: '/career',
  cart: '/cart',
  shipping: '/shipping',
  payment: '/payment',
  login: '/login',
  register: '/register',
  phoneLogin: '/phone-login',
  /** The sellers' console is another application: it is loaded as a document. */
  console: '/seller',
  sellerLogin: '/seller/login',
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
  loginAndReturn: (path: string) => `/login?returnTo=${encodeURIComponent(path)}`,
  /** The login page, saying why the visitor is there. */
  loginBecause: (reason: LoginReason, path: string) => `/login?reason=${reason}&returnTo=${encodeURIComponent(path)}`,
  /** A chat with the shop, with the first words already written. */
  askOnWhatsApp: ({ name, whatsappNumber }: Identity, about: string) =>
    `https://wa.me/${whatsappNumber}?text=${encodeURIComponent(`Hello ${name}, I have a question about ${about}`)}`,
  registerAndReturn: (path: string) => `/register?returnTo=${encodeURIComponent(path)}`,
} as const;
