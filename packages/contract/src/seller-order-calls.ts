import type { CallShape } from './calls.ts';
import * as orders from './schemas/seller-orders.ts';
import { messageOnly } from './schemas/fields.ts';
import { sellerRoutes as routes } from './seller-routes.ts';
import type { SellerRouteName } from './seller-routes.ts';

/** Orders as shops and the office list them, and the calls that confirm them. */
export const sellerOrderCalls = {
  getSellerOrders: {
    ...routes.getSellerOrders,
    summary: 'Orders with a part of this shop, narrowed and sorted',
    query: orders.sellerOrdersQuery,
    response: orders.sellerOrdersResponse,
    status: 200,
  },
  getOrderChoices: {
    ...routes.getOrderChoices,
    summary: 'What lists of orders can be narrowed to: riders, and for the office shops',
    response: orders.orderChoicesResponse,
    status: 200,
  },
  saveOrderView: {
    ...routes.saveOrderView,
    summary: 'Keep filters of a list of orders under a name; those of the same name are replaced',
    body: orders.saveOrderViewBody,
    response: messageOnly,
    status: 201,
  },
  renameOrderView: {
    ...routes.renameOrderView,
    summary: 'Give saved filters another name',
    params: orders.orderViewParams,
    body: orders.renameOrderViewBody,
    response: messageOnly,
    status: 200,
  },
  deleteOrderView: {
    ...routes.deleteOrderView,
    summary: 'Forget saved filters',
    params: orders.orderViewParams,
    response: messageOnly,
    status: 200,
  },
  changeSellerOrders: {
    ...routes.changeSellerOrders,
    summary: 'Take this shop’s parts of several orders one step on, or give them a rider',
    body: orders.changeOrdersBody,
    response: orders.ordersChanged,
    status: 200,
  },
  getSellerOrder: {
    ...routes.getSellerOrder,
    summary: 'This shop’s part of an order, with its timeline',
    params: orders.sellerOrderParams,
    response: orders.sellerOrderResponse,
    status: 200,
  },
  changeSellerOrderStatus: {
    ...routes.changeSellerOrderStatus,
    summary: 'Take this shop’s part one step on, or cancel it',
    params: orders.sellerOrderParams,
    body: orders.changeStatusBody,
    response: orders.sellerOrderChanged,
    status: 200,
  },
  markSellerOrderPaid: {
    ...routes.markSellerOrderPaid,
    summary: 'Note that an order of this shop alone has been paid',
    params: orders.sellerOrderParams,
    body: orders.markPaidBody,
    response: orders.sellerOrderChanged,
    status: 200,
  },
  getSellerCalls: {
    ...routes.getSellerCalls,
    summary: 'Orders waiting for this shop’s call, the soonest due first',
    query: orders.sellerCallsQuery,
    response: orders.sellerCallsResponse,
    status: 200,
  },
  takeCall: {
    ...routes.takeCall,
    summary: 'Say that one is calling a customer, so that nobody else does for ten minutes; or that one is not',
    params: orders.sellerOrderParams,
    body: orders.takeCallBody,
    response: messageOnly,
    status: 200,
  },
  noteSellerCall: {
    ...routes.noteSellerCall,
    summary: 'Write down how a call about an order ended',
    params: orders.sellerOrderParams,
    body: orders.noteCallBody,
    response: orders.sellerOrderChanged,
    status: 201,
  },
} as const satisfies Partial<Record<SellerRouteName, CallShape>>;
