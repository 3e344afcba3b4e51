import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every public address of the shop. */
export default [
  index('routes/home.tsx'),
  route('shop', 'routes/shop.tsx'),
  route('products', 'routes/category.tsx'),
  route('products/search', 'routes/search.tsx'),
  route('product/details/:slug', 'routes/product.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('shipping', 'routes/shipping.tsx'),
  route('payment', 'routes/payment.tsx'),
  route('login', 'routes/login.tsx'),
  route('register', 'routes/register.tsx'),
  route('about', 'routes/about.tsx'),
  route('career', 'routes/career.tsx'),
  route('dashboard', 'routes/dashboard.tsx', [
    index('routes/dashboard-home.tsx'),
    route('my-orders', 'routes/my-orders.tsx'),
    route('change-password', 'routes/change-password.tsx'),
    route('my-wishlist', 'routes/wishlist.tsx'),
    route('order/details/:orderId', 'routes/order-details.tsx'),
    route('chat/:sellerId?', 'routes/chat.tsx'),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
