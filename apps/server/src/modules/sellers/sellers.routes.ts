import type { FastifyInstance } from 'fastify';
import { type Seller, serve } from '../../http/serve.ts';
import type { ChatService } from '../chat/index.ts';
import type { SellersService } from './sellers.service.ts';

const account = { importance: 'cart' } as const;

export function registerSellersRoutes(app: FastifyInstance, sellers: SellersService, chat: ChatService): void {
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

  serve(app, 'getSellerMe', account, async ({ seller }) => ({
    seller: presentSeller(seller),
    unreadCount: await chat.countUnread('seller', seller.id),
  }));

  serve(app, 'updateSellerProfile', account, async ({ seller, body }) => {
    await sellers.updateProfile(seller, body);
    return { message: 'Your shop is saved.', seller: presentSeller({ ...seller, ...body }) };
  });

  serve(app, 'changeSellerEmail', account, async ({ seller, body, request }) => {
    await sellers.changeEmail(seller, body, request.ip);
    const { email } = body;
    const message = `From now on you sign in as ${email}. Your other devices are logged out.`;
    return { message, seller: presentSeller({ ...seller, email }) };
  });

  serve(app, 'changeSellerPassword', account, async ({ seller, body, request }) => {
    await sellers.changePassword(seller, body, request.ip);
    return { message: 'Your password has been changed. Your other devices are logged out.' };
  });
}

function presentSeller({ id, shopName, ownerName, email, phone, whatsapp, district, address, image, role }: Seller) {
  return { _id: id, shopName, ownerName, email, phone, whatsapp, district, address, image, role };
}
