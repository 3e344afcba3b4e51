import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve.ts';
import type { ShopsService } from './shops.service.ts';

const office = { importance: 'cart' } as const;

export function registerSellersOfficeRoutes(app: FastifyInstance, { shops }: { shops: ShopsService }): void {
  serve(app, 'getSellers', office, async () => ({
    sellers: (await shops.listSellers()).map(({ id, createdAt, wantedName, ...seller }) => ({
      _id: id,
      ...seller,
      createdAt: createdAt.toISOString(),
      ...(wantedName === null ? {} : { wantedName }),
    })),
  }));

  serve(app, 'changeSellerStatus', office, async ({ params, body, seller }) => {
    const shopName = await shops.changeSellerStatus(seller.id, params.sellerId, body.status);
    return { message: body.status === 'approved' ? `${shopName} may sell here now.` : `${shopName} is suspended.` };
  });

  serve(app, 'answerShopName', office, async ({ params, body, seller }) => {
    await shops.answerShopName(seller.id, params.sellerId, body);
    return { message: body.isAgreed ? `The shop is called ${body.name} now.` : 'The shop keeps its name.' };
  });

  serve(app, 'resetSecondStep', office, async ({ params }) => {
    const shopName = await shops.resetSecondStep(params.sellerId);
    return { message: `${shopName} signs in with the password alone now.` };
  });
}
