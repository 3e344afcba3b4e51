import type { CallShape } from './calls.ts';
import { messageOnly } from './schemas/fields.ts';
import * as schemas from './schemas/order-changes.ts';
import { sellerOrderParams } from './schemas/seller-orders.ts';
import { sellerRoutes as routes } from './seller-routes.ts';
import type { SellerRouteName } from './seller-routes.ts';

/** Orders that staff change while they are not packed, and end until they are delivered: a shop its own part, the office everything. */
export const orderChangeCalls = {
  previewOrderChange: {
    ...routes.previewOrderChange,
    summary: 'What an order would become at this moment; nothing is changed',
    params: sellerOrderParams,
    body: schemas.previewOrderChangeBody,
    response: schemas.previewOrderChangeResponse,
    status: 200,
  },
  changeOrder: {
    ...routes.changeOrder,
    summary: 'Change lines, address or call of an order that is not packed; Idempotency-Key makes it safe to repeat',
    params: sellerOrderParams,
    body: schemas.changeOrderBody,
    response: schemas.changeOrderResponse,
    status: 200,
  },
  previewCancellation: {
    ...routes.previewCancellation,
    summary: 'What would be left of an order; nothing is changed',
    params: sellerOrderParams,
    body: schemas.previewCancellationBody,
    response: schemas.previewCancellationResponse,
    status: 200,
  },
  cancelItems: {
    ...routes.cancelItems,
    summary: 'End an order or take units off it, at any step before delivery; Idempotency-Key makes it safe to repeat',
    params: sellerOrderParams,
    body: schemas.cancelItemsBody,
    response: schemas.changeOrderResponse,
    status: 200,
  },
  noteOrder: {
    ...routes.noteOrder,
    summary: 'Write a note about an order, for its customer or for the house',
    params: sellerOrderParams,
    body: schemas.noteOrderBody,
    response: messageOnly,
    status: 201,
  },
} as const satisfies Partial<Record<SellerRouteName, CallShape>>;
