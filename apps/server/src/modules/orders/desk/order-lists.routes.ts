import type { FastifyInstance } from 'fastify';
import { actorOf, serve } from '../../../http/serve.ts';
import type { BulkOrdersService } from './bulk-orders.service.ts';
import type { OrderViewsService } from './order-views.service.ts';
import type { SellerOrdersService } from './seller-orders.service.ts';

const list = { importance: 'list' } as const;
/** A hundred orders, one after the other. */
const bulk = { importance: 'checkout', timeoutMs: 60_000 } as const;

const presentChoice = ({ id, name }: { id: string; name: string }) => ({ _id: id, name });

type Services = { orders: SellerOrdersService; views: OrderViewsService; bulk: BulkOrdersService };

/** What lists of orders have around them, a shop's and the office's alike. */
export function registerOrderListsRoutes(app: FastifyInstance, { orders, views, bulk: changes }: Services): void {
  serve(app, 'getOrderChoices', list, async ({ seller }) => {
    const [{ riders, shops }, saved] = await Promise.all([
      orders.listChoices(seller),
      views.listViews(seller.personId),
    ]);
    return {
      riders: riders.map(presentChoice),
      shops: shops.map(presentChoice),
      views: saved.map(({ id, name, isWhole, filters }) => ({ _id: id, name, isWhole, filters })),
    };
  });

  serve(app, 'saveOrderView', list, async ({ seller, body }) => {
    await views.saveView(seller.personId, body);
    return { message: `“${body.name}” is saved.` };
  });

  serve(app, 'renameOrderView', list, async ({ seller, params, body }) => {
    await views.renameView(seller.personId, params.viewId, body.name);
    return { message: 'The view is renamed.' };
  });

  serve(app, 'deleteOrderView', list, async ({ seller, params }) => {
    await views.deleteView(seller.personId, params.viewId);
    return { message: 'The view is removed.' };
  });

  serve(app, 'changeSellerOrders', bulk, ({ seller, body }) =>
    changes.changeOrders(body, { ...actorOf(seller, 'seller'), shopId: seller.id }),
  );

  serve(app, 'changeAllOrders', bulk, ({ seller, body }) => changes.changeOrders(body, actorOf(seller)));
}
