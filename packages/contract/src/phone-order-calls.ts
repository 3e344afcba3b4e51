import type { CallShape } from './calls.ts';
import * as schemas from './schemas/phone-orders.ts';
import { sellerRoutes as routes } from './seller-routes.ts';
import type { SellerRouteName } from './seller-routes.ts';

/** Orders that staff take from somebody on the phone or at the counter. */
export const phoneOrderCalls = {
  findCounterProducts: {
    ...routes.findCounterProducts,
    summary: 'Products on sale by words, SKU or barcode, of this shop; for the office, of every shop',
    query: schemas.counterProductsQuery,
    response: schemas.counterProductsResponse,
    status: 200,
  },
  findCounterCustomer: {
    ...routes.findCounterCustomer,
    summary: 'Whose whole phone number this is: a name and a sector, and nothing else',
    body: schemas.counterCustomerBody,
    response: schemas.counterCustomerResponse,
    status: 200,
  },
  quotePhoneOrder: {
    ...routes.quotePhoneOrder,
    summary: 'What an order taken by phone would cost at this moment',
    body: schemas.quotePhoneOrderBody,
    response: schemas.quotePhoneOrderResponse,
    status: 200,
  },
  placePhoneOrder: {
    ...routes.placePhoneOrder,
    summary: 'Place an order for whoever has this number; Idempotency-Key makes it safe to repeat',
    body: schemas.placePhoneOrderBody,
    response: schemas.placePhoneOrderResponse,
    status: 201,
  },
  sellAtCounter: {
    ...routes.sellAtCounter,
    summary:
      'Sell to somebody in the shop: one order, delivered and paid at once; Idempotency-Key makes it safe to repeat',
    body: schemas.sellAtCounterBody,
    response: schemas.placePhoneOrderResponse,
    status: 201,
  },
} as const satisfies Partial<Record<SellerRouteName, CallShape>>;
