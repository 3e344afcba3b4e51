import type { RouteShape } from './routes.ts';

/** The id of the shop that an account of the office works for. */
export const SHOP_HEADER = 'x-shop';

/** What the office may do in the name of a shop; accounts, chats and files brought in are nobody else's. */
const modulesOfShops: readonly RouteShape['module'][] = [
  'seller-orders',
  'pickups',
  'order-changes',
  'phone-orders',
  'seller-products',
  'seller-vouchers',
  'seller-dashboard',
  'seller-exports',
  'returns',
  'invoices',
  'warranties',
  'reviews',
  'paper',
  'audit',
];

type Asked = Pick<RouteShape, 'auth' | 'method' | 'module' | 'path'>;

/** Whether a call takes `SHOP_HEADER`: a shop's own work, and the question whose console it is. */
export const isShopsWork = ({ auth, method, module, path }: Asked): boolean =>
  auth === 'seller' && (modulesOfShops.includes(module) || (method === 'GET' && path === '/seller/me'));

export const forShop = (shopId: string | null | undefined, route: RouteShape): Record<string, string> =>
  shopId && isShopsWork(route) ? { [SHOP_HEADER]: shopId } : {};
