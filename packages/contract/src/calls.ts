import type { CallShape } from './call-shape.ts';
import { reachCalls } from './reach-calls.ts';
import type { RouteName } from './routes.ts';
import { warrantyCalls } from './warranty-calls.ts';
import { routes } from './routes.ts';
import * as accounts from './schemas/accounts.ts';
import * as cart from './schemas/cart.ts';
import * as catalogue from './schemas/catalogue.ts';
import * as chat from './schemas/chat.ts';
import * as dashboard from './schemas/dashboard.ts';
import { messageOnly } from './schemas/fields.ts';
import * as orders from './schemas/orders.ts';
import * as payments from './schemas/payments.ts';
import * as reviews from './schemas/reviews.ts';
import * as searches from './schemas/search-desk.ts';
import { contentPage, contentPageParams, shopSettingsResponse } from './schemas/settings.ts';
import * as vouchers from './schemas/vouchers.ts';
import * as wishlist from './schemas/wishlist.ts';

export type { CallShape } from './call-shape.ts';

export const calls = {
  register: {
    ...routes.register,
    summary: 'Create a customer account and sign in',
    body: accounts.registerBody,
    response: accounts.tokenResponse,
    status: 201,
  },
  login: {
    ...routes.login,
    summary: 'Sign in with e-mail and password',
    body: accounts.loginBody,
    response: accounts.tokenResponse,
    status: 200,
  },
  logout: {
    ...routes.logout,
    summary: 'End the session of the token; succeeds without one too',
    response: accounts.logoutResponse,
    status: 200,
  },
  changePassword: {
    ...routes.changePassword,
    summary: 'Change the password and end all other sessions',
    body: accounts.changePasswordBody,
    response: accounts.changePasswordResponse,
    status: 200,
  },
  getSessions: {
    ...routes.getSessions,
    summary: 'Where the customer is signed in, the last seen first',
    response: accounts.sessionsResponse,
    status: 200,
  },
  endSession: {
    ...routes.endSession,
    summary: 'End one session of the customer',
    params: accounts.sessionParams,
    response: messageOnly,
    status: 200,
  },
  endOtherSessions: {
    ...routes.endOtherSessions,
    summary: 'End every session of the customer but this one',
    response: messageOnly,
    status: 200,
  },
  getShopSettings: {
    ...routes.getShopSettings,
    summary: 'What the pages need to know of how the shop is set up',
    response: shopSettingsResponse,
    status: 200,
  },
  getContentPage: {
    ...routes.getContentPage,
    summary: 'A page the office has written, in Markdown',
    params: contentPageParams,
    response: contentPage,
    status: 200,
  },

  ...reachCalls,

  getBanners: {
    ...routes.getBanners,
    summary: 'Banners of the home page',
    response: catalogue.bannersResponse,
    status: 200,
  },
  getCategories: {
    ...routes.getCategories,
    summary: 'All categories',
    response: catalogue.categoriesResponse,
    status: 200,
  },
  getBrands: {
    ...routes.getBrands,
    summary: 'All brands, sorted',
    response: catalogue.brandsResponse,
    status: 200,
  },
  getProducts: {
    ...routes.getProducts,
    summary: 'Featured, latest, best rated and discounted products',
    response: catalogue.homeProductsResponse,
    status: 200,
  },
  queryProducts: {
    ...routes.queryProducts,
    summary: 'Search, filter, sort and page through products',
    query: catalogue.queryProductsQuery,
    response: catalogue.queryProductsResponse,
    status: 200,
  },
  getFacets: {
    ...routes.getFacets,
    summary: 'What the same query can be narrowed to, with counts',
    query: catalogue.queryProductsQuery,
    response: catalogue.facetsResponse,
    status: 200,
  },
  getProductDetails: {
    ...routes.getProductDetails,
    summary: 'One product with related products and its first reviews',
    params: catalogue.productDetailsParams,
    response: catalogue.productDetailsResponse,
    status: 200,
  },
  searchSuggestions: {
    ...routes.searchSuggestions,
    summary: 'Up to five suggestions for what is being typed',
    query: catalogue.suggestionsQuery,
    response: catalogue.suggestionsResponse,
    status: 200,
  },

  noteSearch: {
    ...routes.noteSearch,
    summary: 'Count a search that was seen, or a result that was opened; nobody is named',
    body: searches.noteSearchBody,
    response: messageOnly,
    status: 200,
  },

  addToCart: {
    ...routes.addToCart,
    summary: 'Put a product into the cart, or raise its quantity',
    body: cart.addToCartBody,
    response: cart.addToCartResponse,
    status: 201,
  },
  getCart: {
    ...routes.getCart,
    summary: 'The cart grouped by shop, with present prices and stock',
    params: cart.cartParams,
    response: cart.cartResponse,
    status: 200,
  },
  increaseQuantity: {
    ...routes.increaseQuantity,
    summary: 'One more of a cart line',
    params: cart.cartLineParams,
    response: messageOnly,
    status: 200,
  },
  decreaseQuantity: {
    ...routes.decreaseQuantity,
    summary: 'One less of a cart line',
    params: cart.cartLineParams,
    response: messageOnly,
    status: 200,
  },
  deleteCartLine: {
    ...routes.deleteCartLine,
    summary: 'Take a line out of the cart',
    params: cart.cartLineParams,
    response: messageOnly,
    status: 200,
  },
  applyVoucher: {
    ...routes.applyVoucher,
    summary: 'What the cart costs with a voucher',
    body: vouchers.applyVoucherBody,
    response: vouchers.applyVoucherResponse,
    status: 200,
  },

  addToWishlist: {
    ...routes.addToWishlist,
    summary: 'Put a product on the wishlist',
    body: wishlist.addToWishlistBody,
    response: wishlist.addToWishlistResponse,
    status: 201,
  },
  getWishlist: {
    ...routes.getWishlist,
    summary: 'The wishlist, with present names and prices',
    params: wishlist.wishlistParams,
    response: wishlist.wishlistResponse,
    status: 200,
  },
  removeFromWishlist: {
    ...routes.removeFromWishlist,
    summary: 'Take an item off the wishlist',
    params: wishlist.wishlistItemParams,
    response: wishlist.removeFromWishlistResponse,
    status: 200,
  },

  submitReview: {
    ...routes.submitReview,
    summary: 'Review a product; a second review replaces the first',
    body: reviews.submitReviewBody,
    response: reviews.submitReviewResponse,
    status: 201,
  },
  getReviews: {
    ...routes.getReviews,
    summary: 'Reviews of a product, newest first, ten a page',
    params: reviews.reviewsParams,
    query: reviews.reviewsQuery,
    response: reviews.reviewPage,
    status: 200,
  },

  placeOrder: {
    ...routes.placeOrder,
    summary: 'Place an order; send an Idempotency-Key header to retry safely',
    body: orders.placeOrderBody,
    response: orders.placeOrderResponse,
    status: 201,
  },
  quoteOrder: {
    ...routes.quoteOrder,
    summary: 'What an order would cost now, with present prices and stock; nothing is reserved',
    body: orders.quoteOrderBody,
    response: orders.quoteOrderResponse,
    status: 200,
  },
  getOrders: {
    ...routes.getOrders,
    summary: 'Orders of the customer, newest first, all or by status, in pages',
    params: orders.ordersParams,
    query: orders.ordersQuery,
    response: orders.ordersResponse,
    status: 200,
  },
  getOrderDetails: {
    ...routes.getOrderDetails,
    summary: 'One order of the customer',
    params: orders.orderParams,
    response: orders.orderDetailsResponse,
    status: 200,
  },
  claimPayment: {
    ...routes.claimPayment,
    summary: 'Say that an order was paid by mobile money, with the message that confirms it; staff verify it',
    params: orders.orderParams,
    body: payments.claimPaymentBody,
    response: payments.claimPaymentResponse,
    status: 201,
  },
  cancelOrder: {
    ...routes.cancelOrder,
    summary: 'Cancel an order that is still pending',
    params: orders.orderParams,
    response: orders.cancelOrderResponse,
    status: 200,
  },
  clearOrders: {
    ...routes.clearOrders,
    summary: 'Hide delivered and cancelled orders from the customer’s lists',
    params: orders.clearOrdersParams,
    response: orders.clearOrdersResponse,
    status: 200,
  },
  ...warrantyCalls,
  getDashboardData: {
    ...routes.getDashboardData,
    summary: 'Order counts and the five newest orders',
    params: dashboard.dashboardParams,
    response: dashboard.dashboardResponse,
    status: 200,
  },

  addChatFriend: {
    ...routes.addChatFriend,
    summary: 'Open the thread with a seller and list the contacts',
    body: chat.addChatFriendBody,
    response: chat.addChatFriendResponse,
    status: 200,
  },
  sendMessageToSeller: {
    ...routes.sendMessageToSeller,
    summary: 'Send a chat message to a seller',
    body: chat.sendMessageBody,
    response: chat.sendMessageResponse,
    status: 201,
  },
} as const satisfies Record<RouteName, CallShape>;

export type Calls = typeof calls;
