import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every public address of the shop. */
export default [
  index('routes/shop/home.tsx'),
  route('shop', 'routes/shop/shop.tsx'),
  route('products', 'routes/shop/category.tsx'),
  route('products/search', 'routes/shop/search.tsx'),
  route('product/details/:slug', 'routes/shop/product.tsx'),
  route('cart', 'routes/shop/cart.tsx'),
  route('shipping', 'routes/shop/shipping.tsx'),
  route('payment', 'routes/shop/payment.tsx'),
  route('login', 'routes/account/login.tsx'),
  route('register', 'routes/account/register.tsx'),
  route('forgot-password', 'routes/account/forgot-password.tsx'),
  route('reset-password', 'routes/account/reset-password.tsx'),
  route('confirm-email', 'routes/account/confirm-email.tsx'),
  route('phone-login', 'routes/account/phone-login.tsx'),
  route('track', 'routes/account/track.tsx'),
  route('verify/:code', 'routes/shop/verify.tsx'),
  route('about', 'routes/shop/about.tsx'),
  route('career', 'routes/shop/career.tsx'),
  route('dashboard', 'routes/account/dashboard.tsx', [
    index('routes/account/dashboard-home.tsx'),
    route('my-orders', 'routes/account/my-orders.tsx'),
    route('change-password', 'routes/account/change-password.tsx'),
    route('my-wishlist', 'routes/account/wishlist.tsx'),
    route('order/details/:orderId', 'routes/account/order-details.tsx'),
    route('messages', 'routes/account/messages.tsx'),
    route('chat/:sellerId?', 'routes/account/chat.tsx'),
  ]),
  // One route for all of them: every route costs every first visit some bytes.
  route(':page', 'routes/shop/content.tsx'),
  route('*', 'routes/shop/not-found.tsx'),
] satisfies RouteConfig;
