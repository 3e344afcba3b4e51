import { mayCall } from '@urumuri/contract/seller';
import type { FastifyInstance } from 'fastify';
import { accountOf, type Seller, serve } from '../../http/serve.ts';
import { describeChange, presentSession, type RecoveryService, visitorOf } from '../accounts/index.ts';
import type { ChatService } from '../chat/index.ts';
import type { SellerSessionsService } from './seller-sessions.service.ts';
import type { SellersService } from './sellers.service.ts';

export type SellersDeps = {
  sellers: SellersService;
  sellerSessions: SellerSessionsService;
  chat: ChatService;
  recovery: RecoveryService;
};

const account = { importance: 'cart' } as const;

export function registerSellersRoutes(
  app: FastifyInstance,
  { sellers, sellerSessions: sessions, chat, recovery }: SellersDeps,
): void {
  serve(app, 'sellerRegister', account, async ({ body, request }) => {
    await sellers.register(body, visitorOf(request));
    return { message: 'Thank you. We will look at your shop and call you when it is open.' };
  });

  serve(app, 'sellerLogin', account, async ({ body, request, reply }) => {
    const { token, deviceCookie } = await sellers.login(body, visitorOf(request));
    reply.header('set-cookie', deviceCookie);
    return { message: 'You are logged in', token };
  });

  serve(app, 'sellerLogout', account, async ({ seller }) => {
    await sessions.end(seller);
    return { message: 'You are logged out' };
  });

  serve(app, 'getSellerMe', account, async ({ seller }) => ({
    seller: presentSeller(seller),
    unreadCount: mayCall(seller.staffRole, 'getSellerChats') ? await chat.countUnread('seller', seller.id) : 0,
  }));

  serve(app, 'updateSellerProfile', account, async ({ seller, body }) => {
    const wantedName = await sellers.updateProfile(seller, body);
    const { tin = seller.tin, withoutVat = seller.withoutVat, counterDiscount = seller.counterDiscount } = body;
    const { pickupAddress = seller.pickupAddress, pickupHours = seller.pickupHours } = body;
    const saved = { ...seller, ...body, tin, withoutVat, counterDiscount, pickupAddress, pickupHours, wantedName };
    if (wantedName === null) return { message: 'Your shop is saved.', seller: presentSeller(saved) };
    const message = `Your shop is saved. We look at the new name; until then you sell as ${seller.shopName}.`;
    return { message, seller: presentSeller({ ...saved, shopName: seller.shopName }) };
  });

  serve(app, 'changeSellerPassword', account, async ({ seller, body, request }) => {
    await sellers.changePassword(accountOf(seller), body, visitorOf(request));
    return { message: 'Your password has been changed. Your other devices are logged out.' };
  });

  serve(app, 'getSellerSecurity', account, async ({ seller }) => {
    const { sessions: open, ...rest } = await sellers.readSecurity(accountOf(seller));
    return { sessions: open.map((session) => presentSession(session, seller.sessionId)), ...rest };
  });

  serve(app, 'endSellerSession', account, async ({ seller, params }) => {
    await sessions.endOne(seller, params.sessionId);
    return { message: 'That device is logged out.' };
  });

  serve(app, 'endOtherSellerSessions', account, async ({ seller }) => {
    await sessions.endOthers(seller);
    return { message: 'Your other devices are logged out.' };
  });

  serve(app, 'beginSecondStep', account, async ({ seller, body, request }) =>
    sellers.beginSecondStep(accountOf(seller), body.password, visitorOf(request)),
  );

  serve(app, 'confirmSecondStep', account, async ({ seller, body, request }) => ({
    message: 'Two-step login is on.',
    recoveryCodes: await sellers.confirmSecondStep(accountOf(seller), body.code, visitorOf(request)),
  }));

  serve(app, 'endSecondStep', account, async ({ seller, body, request }) => {
    await sellers.endSecondStep(accountOf(seller), body, visitorOf(request));
    return { message: 'Two-step login is off.' };
  });

  serve(app, 'changeSellerEmail', account, async ({ seller, body, request }) => {
    const isPending = await recovery.changeSellerEmail(accountOf(seller), body, visitorOf(request));
    const { email } = isPending ? seller : body;
    return { message: describeChange(body.email, isPending), seller: presentSeller({ ...seller, email }) };
  });

  serve(app, 'sendSellerReset', account, async ({ params }) => {
    const name = await recovery.sendReset({ reader: 'seller', readerId: params.sellerId });
    return { message: `A link for a new password is on its way to ${name}.` };
  });
}

export function presentSeller({ id, wantedName, mustChangePassword, mustSetUpSecondStep, ...seller }: Seller) {
  return {
    _id: id,
    ...seller,
    ...(wantedName === null ? {} : { wantedName }),
    ...(mustChangePassword ? { mustChangePassword } : {}),
    ...(mustSetUpSecondStep ? { mustSetUpSecondStep } : {}),
  };
}
