import type { CallShape } from './calls.ts';
import { messageOnly } from './schemas/fields.ts';
import * as products from './schemas/seller-products.ts';
import { type SellerRouteName, sellerRoutes as routes } from './seller-routes.ts';

/** What a shop does with its products. */
export const productCalls = {
  getSellerProducts: {
    ...routes.getSellerProducts,
    summary: 'Products of this shop, published or not',
    query: products.sellerProductsQuery,
    response: products.sellerProductsResponse,
    status: 200,
  },
  getSellerProduct: {
    ...routes.getSellerProduct,
    summary: 'One product of this shop, to edit',
    params: products.sellerProductParams,
    response: products.sellerProductResponse,
    status: 200,
  },
  createSellerProduct: {
    ...routes.createSellerProduct,
    summary: 'Add a product to this shop',
    body: products.createProductBody,
    response: products.sellerProductChanged,
    status: 201,
  },
  updateSellerProduct: {
    ...routes.updateSellerProduct,
    summary: 'Change a product of this shop',
    params: products.sellerProductParams,
    body: products.updateProductBody,
    response: products.sellerProductChanged,
    status: 200,
  },
  publishSellerProduct: {
    ...routes.publishSellerProduct,
    summary: 'Put a product of this shop on sale, or take it off',
    params: products.sellerProductParams,
    body: products.publishProductBody,
    response: products.sellerProductChanged,
    status: 200,
  },
  sendProductForCheck: {
    ...routes.sendProductForCheck,
    summary: 'Ask the office to look again at a product it wanted changed',
    params: products.sellerProductParams,
    response: messageOnly,
    status: 200,
  },
  getProductsToCheck: {
    ...routes.getProductsToCheck,
    summary: 'Products of all shops that wait for the office, or were held back or asked to be changed',
    query: products.productsToCheckQuery,
    response: products.productsToCheckResponse,
    status: 200,
  },
  answerProductCheck: {
    ...routes.answerProductCheck,
    summary: 'Approve products of any shop, ask for changes or hold them back',
    body: products.answerProductCheckBody,
    response: messageOnly,
    status: 200,
  },
  getVariants: {
    ...routes.getVariants,
    summary: 'A product of this shop and the others of its family',
    params: products.sellerProductParams,
    response: products.variantsResponse,
    status: 200,
  },
  saveVariants: {
    ...routes.saveVariants,
    summary: 'Change the variants of a product in one go and add those that are new: all of it or nothing',
    params: products.sellerProductParams,
    body: products.saveVariantsBody,
    response: messageOnly,
    status: 200,
  },
  getStockMovements: {
    ...routes.getStockMovements,
    summary: 'How the stock of a product of this shop changed, the newest first',
    params: products.sellerProductParams,
    response: products.stockMovementsResponse,
    status: 200,
  },
  recordStock: {
    ...routes.recordStock,
    summary: 'Record units of a product of this shop that were received, counted or broken',
    params: products.sellerProductParams,
    body: products.recordStockBody,
    response: messageOnly,
    status: 201,
  },
  changeSellerProducts: {
    ...routes.changeSellerProducts,
    summary: 'Change several products of this shop, delete them or bring them back',
    body: products.changeProductsBody,
    response: products.productsChanged,
    status: 200,
  },
  uploadSellerPicture: {
    ...routes.uploadSellerPicture,
    summary: 'Keep a picture (JPEG, PNG, WebP or AVIF, up to 8 MB) and answer its address',
    upload: true,
    response: products.uploadedPictureResponse,
    status: 201,
  },
} as const satisfies Partial<Record<SellerRouteName, CallShape>>;
