type RouteModule =
  | 'accounts'
  | 'audit'
  | 'catalogue'
  | 'cart'
  | 'wishlist'
  | 'orders'
  | 'payments'
  | 'payouts'
  | 'invoices'
  | 'reviews'
  | 'returns'
  | 'chat'
  | 'dashboard'
  | 'messages'
  | 'recovery'
  | 'vouchers'
  | 'paper'
  | 'warranties'
  | 'sellers'
  | 'order-changes'
  | 'phone-orders'
  | 'drops'
  | 'pickups'
  | 'seller-orders'
  | 'catalogue-import'
  | 'seller-products'
  | 'seller-vouchers'
  | 'seller-dashboard'
  | 'seller-chat'
  | 'search-log'
  | 'seller-exports'
  | 'settings'
  | 'status'
  | 'synonyms'
  | 'shop-admin';

export type RouteShape = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to the API base path; parameters are written `:name`. */
  path: `/${string}`;
  /**
   * `optional`: a token is used when it is good, and its absence or death is no error. `seller` and
   * `admin` take a seller's token only, and a customer's opens neither.
   */
  auth: 'none' | 'customer' | 'optional' | 'seller' | 'admin';
  module: RouteModule;
};

export const API_BASE_PATH = '/api';

/**
 * Where a browser goes to sign in through OpenID Connect; not a call, it answers redirects. It ends at
 * `/login#token=…` (or `#error=…`), with the `returnTo` and `handover` it was given.
 */
export const OIDC_START_PATH = `${API_BASE_PATH}/auth/oidc/start`;
export const OIDC_CALLBACK_PATH = `${API_BASE_PATH}/auth/oidc/callback`;

export const routes = {
  register: { method: 'POST', path: '/customer/customer-register', auth: 'none', module: 'accounts' },
  login: { method: 'POST', path: '/customer/customer-login', auth: 'none', module: 'accounts' },
  logout: { method: 'GET', path: '/customer/logout', auth: 'optional', module: 'accounts' },
  changePassword: {
    method: 'POST',
    path: '/customer/change-password',
    auth: 'customer',
    module: 'accounts',
  },
  getSessions: { method: 'GET', path: '/customer/sessions', auth: 'customer', module: 'accounts' },
  endSession: { method: 'DELETE', path: '/customer/sessions/:sessionId', auth: 'customer', module: 'accounts' },
  endOtherSessions: { method: 'DELETE', path: '/customer/sessions', auth: 'customer', module: 'accounts' },
  getShopSettings: { method: 'GET', path: '/home/shop-settings', auth: 'none', module: 'accounts' },

  forgotPassword: { method: 'POST', path: '/customer/forgot-password', auth: 'none', module: 'recovery' },
  resetPassword: { method: 'POST', path: '/customer/reset-password', auth: 'none', module: 'recovery' },
  confirmEmail: { method: 'POST', path: '/customer/confirm-email', auth: 'none', module: 'recovery' },
  sendSignInCode: { method: 'POST', path: '/customer/sign-in-code', auth: 'none', module: 'recovery' },
  loginByPhone: { method: 'POST', path: '/customer/phone-login', auth: 'none', module: 'recovery' },
  sendConfirmation: { method: 'POST', path: '/customer/send-confirmation', auth: 'customer', module: 'recovery' },
  changeEmail: { method: 'POST', path: '/customer/email', auth: 'customer', module: 'recovery' },
  changePhone: { method: 'POST', path: '/customer/phone', auth: 'customer', module: 'recovery' },
  confirmPhone: { method: 'POST', path: '/customer/confirm-phone', auth: 'customer', module: 'recovery' },
  getReach: { method: 'GET', path: '/customer/reach', auth: 'customer', module: 'recovery' },
  savePush: { method: 'POST', path: '/customer/push', auth: 'customer', module: 'messages' },
  saveMessageChoices: { method: 'POST', path: '/customer/message-choices', auth: 'customer', module: 'messages' },

  getContentPage: { method: 'GET', path: '/home/pages/:page', auth: 'none', module: 'settings' },

  getBanners: { method: 'GET', path: '/banners', auth: 'none', module: 'catalogue' },
  getCategories: { method: 'GET', path: '/home/get-categorys', auth: 'none', module: 'catalogue' },
  getBrands: { method: 'GET', path: '/home/get-brands', auth: 'none', module: 'catalogue' },
  getProducts: { method: 'GET', path: '/home/get-products', auth: 'none', module: 'catalogue' },
  queryProducts: { method: 'GET', path: '/home/query-products', auth: 'none', module: 'catalogue' },
  getFacets: { method: 'GET', path: '/home/product-facets', auth: 'none', module: 'catalogue' },
  getProductDetails: {
    method: 'GET',
    path: '/home/product-details/:slug',
    auth: 'none',
    module: 'catalogue',
  },
  searchSuggestions: { method: 'GET', path: '/home/search-suggest', auth: 'none', module: 'catalogue' },
  noteSearch: { method: 'POST', path: '/home/note-search', auth: 'none', module: 'search-log' },

  addToCart: { method: 'POST', path: '/home/product/add-to-cart', auth: 'customer', module: 'cart' },
  getCart: {
    method: 'GET',
    path: '/home/product/get-cart-product/:userId',
    auth: 'customer',
    module: 'cart',
  },
  increaseQuantity: {
    method: 'PUT',
    path: '/home/product/quantity-inc/:id',
    auth: 'customer',
    module: 'cart',
  },
  decreaseQuantity: {
    method: 'PUT',
    path: '/home/product/quantity-dec/:id',
    auth: 'customer',
    module: 'cart',
  },
  deleteCartLine: {
    method: 'DELETE',
    path: '/home/product/delete-cart-product/:id',
    auth: 'customer',
    module: 'cart',
  },
  applyVoucher: { method: 'POST', path: '/home/cart/apply-voucher', auth: 'customer', module: 'vouchers' },

  addToWishlist: {
    method: 'POST',
    path: '/home/product/add-to-wishlist',
    auth: 'customer',
    module: 'wishlist',
  },
  getWishlist: {
    method: 'GET',
    path: '/home/product/get-wishlist-products/:userId',
    auth: 'customer',
    module: 'wishlist',
  },
  removeFromWishlist: {
    method: 'DELETE',
    path: '/home/product/remove-wishlist-product/:id',
    auth: 'customer',
    module: 'wishlist',
  },

  submitReview: {
    method: 'POST',
    path: '/home/customer/submit-review',
    auth: 'customer',
    module: 'reviews',
  },
  getReviews: {
    method: 'GET',
    path: '/home/customer/get-reviews/:productId',
    auth: 'none',
    module: 'reviews',
  },

  placeOrder: { method: 'POST', path: '/home/order/place-order', auth: 'customer', module: 'orders' },
  quoteOrder: { method: 'POST', path: '/home/order/quote', auth: 'customer', module: 'orders' },
  openOrderLink: { method: 'POST', path: '/home/order/linked', auth: 'none', module: 'orders' },
  endOrderLinks: {
    method: 'POST',
    path: '/home/customer/end-order-links/:orderId',
    auth: 'customer',
    module: 'orders',
  },
  getOrders: {
    method: 'GET',
    path: '/home/customer/get-orders/:customerId/:status',
    auth: 'customer',
    module: 'orders',
  },
  getOrderDetails: {
    method: 'GET',
    path: '/home/customer/get-order-details/:orderId',
    auth: 'customer',
    module: 'orders',
  },
  claimPayment: {
    method: 'POST',
    path: '/home/customer/claim-payment/:orderId',
    auth: 'customer',
    module: 'payments',
  },
  cancelOrder: {
    method: 'POST',
    path: '/home/customer/cancel-order/:orderId',
    auth: 'customer',
    module: 'orders',
  },
  clearOrders: {
    method: 'DELETE',
    path: '/home/customer/clear-orders/:customerId',
    auth: 'customer',
    module: 'orders',
  },
  getWarranties: { method: 'GET', path: '/home/customer/warranties/:orderId', auth: 'customer', module: 'warranties' },
  claimWarranty: {
    method: 'POST',
    path: '/home/customer/claim-warranty/:warrantyId',
    auth: 'customer',
    module: 'warranties',
  },
  verifyWarranty: { method: 'GET', path: '/home/verify/:code', auth: 'none', module: 'warranties' },
  getDashboardData: {
    method: 'GET',
    path: '/home/customer/get-dashboard-data/:userId',
    auth: 'customer',
    module: 'dashboard',
  },

  addChatFriend: {
    method: 'POST',
    path: '/chat/customer/add-customer-friend',
    auth: 'customer',
    module: 'chat',
  },
  sendMessageToSeller: {
    method: 'POST',
    path: '/chat/customer/send-message-to-seller',
    auth: 'customer',
    module: 'chat',
  },
} as const satisfies Record<string, RouteShape>;

export type RouteName = keyof typeof routes;
