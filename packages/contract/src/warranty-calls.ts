import type { CallShape } from './call-shape.ts';
import type { RouteName } from './routes.ts';
import { routes } from './routes.ts';
import { orderParams } from './schemas/orders.ts';
import { sellerOrderParams } from './schemas/seller-orders.ts';
import * as warranties from './schemas/warranties.ts';
import { sellerRoutes } from './seller-routes.ts';
import type { SellerRouteName } from './seller-routes.ts';

export const warrantyCalls = {
  getWarranties: {
    ...routes.getWarranties,
    summary: 'The warranties of what was handed over of an order of the customer',
    params: orderParams,
    response: warranties.warrantiesResponse,
    status: 200,
  },
  claimWarranty: {
    ...routes.claimWarranty,
    summary: 'Tell the shop what is wrong with something that is under warranty',
    params: warranties.claimParams,
    body: warranties.claimBody,
    response: warranties.claimResponse,
    status: 201,
  },
  verifyWarranty: {
    ...routes.verifyWarranty,
    summary: 'What a signed code says of a warranty; nothing of who has bought it',
    params: warranties.verifyParams,
    response: warranties.verifiedWarranty,
    status: 200,
  },
} as const satisfies Partial<Record<RouteName, CallShape>>;

export const sellerWarrantyCalls = {
  getSellerSerials: {
    ...sellerRoutes.getSellerSerials,
    summary: 'The units of this shop’s part of an order that were handed over, and their serials',
    params: sellerOrderParams,
    response: warranties.sellerSerialsResponse,
    status: 200,
  },
  recordSerials: {
    ...sellerRoutes.recordSerials,
    summary: 'Note or correct the serials of the units of a line',
    params: sellerOrderParams,
    body: warranties.recordSerialsBody,
    response: warranties.sellerSerialsChanged,
    status: 200,
  },
  getSellerClaims: {
    ...sellerRoutes.getSellerClaims,
    summary: 'Claims to this shop, those that wait the oldest first; for the office, to every shop',
    query: warranties.sellerClaimsQuery,
    response: warranties.sellerClaimsResponse,
    status: 200,
  },
  getSellerClaim: {
    ...sellerRoutes.getSellerClaim,
    summary: 'A claim with everything to answer it by',
    params: warranties.sellerClaimParams,
    response: warranties.sellerClaimResponse,
    status: 200,
  },
  answerClaim: {
    ...sellerRoutes.answerClaim,
    summary: 'Answer a claim: repair, exchange or refuse it, or say that it is done',
    params: warranties.sellerClaimParams,
    body: warranties.answerClaimBody,
    response: warranties.answerClaimResponse,
    status: 200,
  },
} as const satisfies Partial<Record<SellerRouteName, CallShape>>;
