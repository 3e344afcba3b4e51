import type { FastifyInstance } from 'fastify';
import { serve } from '../../shared/serve.ts';
import type { SellersService } from './sellers.service.ts';

const account = { importance: 'cart' } as const;

export function registerSellersRoutes(app: FastifyInstance, sellers: SellersService): void {
  serve(app, 'sellerRegister', account, async ({ body, request }) => {
    await sellers.register(body, request.ip);
    return { message: 'Thank you. We will look at your shop and call you when it is open.' };
  });

  serve(app, 'sellerLogin', account, async ({ body, request }) => ({
    message: 'You are logged in',
    token: await sellers.login(body, request.ip),
  }));

  serve(app, 'sellerLogout', account, async ({ seller }) => {
    await sellers.logout(seller);
    return { message: 'You are logged out' };
  });

  serve(app, 'getSellerMe', account, async ({ seller }) => {
    const { id, shopName, ownerName, email, phone, image, role } = seller;
    return { seller: { _id: id, shopName, ownerName, email, phone, image, role } };
  });
}
