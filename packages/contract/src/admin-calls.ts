import type { CallShape } from './calls.ts';
import { categoriesResponse } from './schemas/catalogue.ts';
import { specificationsResponse } from './schemas/seller-products.ts';
import { messageOnly } from './schemas/fields.ts';
import * as steps from './schemas/first-steps.ts';
import * as admin from './schemas/seller-admin.ts';
import * as orders from './schemas/seller-orders.ts';
import { sellerRoutes as routes } from './seller-routes.ts';
import type { SellerRouteName } from './seller-routes.ts';

/** The calls of the marketplace's office. */
export const adminCalls = {
  getFirstSteps: {
    ...routes.getFirstSteps,
    summary: 'What is left to do until an empty shop is open',
    response: steps.firstSteps,
    status: 200,
  },
  agreeToDelivery: {
    ...routes.agreeToDelivery,
    summary: 'Say that the terms of delivery are the right ones',
    body: steps.agreeToDeliveryBody,
    response: messageOnly,
    status: 200,
  },
  getSellers: {
    ...routes.getSellers,
    summary: 'Every shop, those waiting for approval first',
    response: admin.sellersResponse,
    status: 200,
  },
  changeSellerStatus: {
    ...routes.changeSellerStatus,
    summary: 'Let a shop in, or suspend it',
    params: admin.sellerParams,
    body: admin.changeSellerStatusBody,
    response: messageOnly,
    status: 200,
  },
  answerShopName: {
    ...routes.answerShopName,
    summary: 'Agree to the name a shop wants, or refuse it',
    params: admin.sellerParams,
    body: admin.answerShopNameBody,
    response: messageOnly,
    status: 200,
  },
  resetSecondStep: {
    ...routes.resetSecondStep,
    summary: 'Switch off the second step of a seller who has lost it',
    params: admin.sellerParams,
    response: messageOnly,
    status: 200,
  },
  getCustomers: {
    ...routes.getCustomers,
    summary: 'Customers by e-mail, phone or name; without a search those who are blocked',
    query: admin.customersQuery,
    response: admin.customersResponse,
    status: 200,
  },
  blockCustomer: {
    ...routes.blockCustomer,
    summary: 'Let a customer in no more, and end their sessions',
    params: admin.customerParams,
    body: admin.blockCustomerBody,
    response: messageOnly,
    status: 200,
  },
  unblockCustomer: {
    ...routes.unblockCustomer,
    summary: 'Let a customer in again',
    params: admin.customerParams,
    response: messageOnly,
    status: 200,
  },
  getAllOrders: {
    ...routes.getAllOrders,
    summary: 'Orders of every shop, newest first',
    query: orders.sellerOrdersQuery,
    response: admin.adminOrdersResponse,
    status: 200,
  },
  getAnyOrder: {
    ...routes.getAnyOrder,
    summary: 'A whole order with all its parts',
    params: orders.sellerOrderParams,
    response: admin.adminOrderResponse,
    status: 200,
  },
  changeOrderPayment: {
    ...routes.changeOrderPayment,
    summary: 'Note that an order has been paid or refunded',
    params: orders.sellerOrderParams,
    body: admin.changePaymentBody,
    response: admin.adminOrderChanged,
    status: 200,
  },
  getAdminBanners: {
    ...routes.getAdminBanners,
    summary: 'Banners of the home page, to edit',
    response: admin.adminBannersResponse,
    status: 200,
  },
  createBanner: {
    ...routes.createBanner,
    summary: 'Add a banner to the home page',
    body: admin.bannerBody,
    response: messageOnly,
    status: 201,
  },
  updateBanner: {
    ...routes.updateBanner,
    summary: 'Change a banner',
    params: admin.bannerParams,
    body: admin.bannerBody,
    response: messageOnly,
    status: 200,
  },
  deleteBanner: {
    ...routes.deleteBanner,
    summary: 'Take a banner away',
    params: admin.bannerParams,
    response: messageOnly,
    status: 200,
  },
  getAdminCategories: {
    ...routes.getAdminCategories,
    summary: 'All categories, to edit',
    response: categoriesResponse,
    status: 200,
  },
  getAdminBrands: {
    ...routes.getAdminBrands,
    summary: 'All brands with the names they had before',
    query: admin.brandsQuery,
    response: admin.adminBrandsResponse,
    status: 200,
  },
  renameBrand: {
    ...routes.renameBrand,
    summary: 'Give a brand another name; the one before keeps leading to it',
    params: admin.brandParams,
    body: admin.renameBrandBody,
    response: messageOnly,
    status: 200,
  },
  mergeBrand: {
    ...routes.mergeBrand,
    summary: 'Move all products of a brand to another one, which its name then leads to',
    params: admin.brandParams,
    body: admin.mergeBrandBody,
    response: messageOnly,
    status: 200,
  },
  createCategory: {
    ...routes.createCategory,
    summary: 'Add a category',
    body: admin.categoryBody,
    response: admin.categoryChanged,
    status: 201,
  },
  updateCategory: {
    ...routes.updateCategory,
    summary: 'Change a category',
    params: admin.categoryParams,
    body: admin.categoryBody,
    response: admin.categoryChanged,
    status: 200,
  },
  deleteCategory: {
    ...routes.deleteCategory,
    summary: 'Take away a category that has neither products nor categories',
    params: admin.categoryParams,
    response: messageOnly,
    status: 200,
  },
  getSpecifications: {
    ...routes.getSpecifications,
    summary: 'What products are described by, category by category',
    response: specificationsResponse,
    status: 200,
  },
  setCategorySpecifications: {
    ...routes.setCategorySpecifications,
    summary: 'Say what products of a category are described by, all of it and in order',
    params: admin.categoryParams,
    body: admin.categorySpecificationsBody,
    response: messageOnly,
    status: 200,
  },
} as const satisfies Partial<Record<SellerRouteName, CallShape>>;
