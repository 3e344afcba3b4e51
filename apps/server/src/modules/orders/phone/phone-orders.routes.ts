import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve.ts';
import { answerPlaced, placing, readKey } from '../orders.routes.ts';
import { presentQuote } from '../orders.presenter.ts';
import type { PhoneOrdersService } from './phone-orders.service.ts';

const desk = { importance: 'checkout' } as const;

export function registerPhoneOrdersRoutes(app: FastifyInstance, phoneOrders: PhoneOrdersService): void {
  serve(app, 'findCounterProducts', desk, async ({ seller, query }) => {
    const found = await phoneOrders.findProducts(seller, query.search);
    return {
      products: found.map(({ id, sku, barcode, images, unitPriceRwf: price, available: stock, ...named }) => {
        return { ...named, _id: id, sku: sku ?? '', barcode: barcode ?? '', image: images[0] ?? '', price, stock };
      }),
    };
  });

  serve(app, 'findCounterCustomer', desk, async ({ body }) => {
    const known = await phoneOrders.findCustomer(body.phone);
    return known === undefined ? {} : { customer: { name: known.name, area: known.area } };
  });

  serve(app, 'quotePhoneOrder', desk, async ({ seller, body }) => {
    const { shipping_info: _theirs, ...quote } = presentQuote(await phoneOrders.quoteOrder(seller, body));
    return quote;
  });

  serve(app, 'placePhoneOrder', placing, async ({ seller, body, request, reply }) => ({
    ...answerPlaced(reply, await phoneOrders.placeOrder(seller, body, readKey(request))),
    message: 'The order is placed.',
  }));

  serve(app, 'sellAtCounter', placing, async ({ seller, body, request, reply }) => ({
    ...answerPlaced(reply, await phoneOrders.sell(seller, body, readKey(request))),
    message: 'Sold and paid.',
  }));
}
