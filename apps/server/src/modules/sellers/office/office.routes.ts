import type { Colleague } from '@urumuri/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve.ts';
import type { ColleagueRow } from './colleagues.repository.ts';
import type { ColleaguesService } from './colleagues.service.ts';
import type { ShopsService } from './shops.service.ts';

const office = { importance: 'cart' } as const;

export function registerSellersOfficeRoutes(
  app: FastifyInstance,
  { shops, colleagues, hasMail }: { shops: ShopsService; colleagues: ColleaguesService; hasMail: boolean },
): void {
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

  serve(app, 'getColleagues', office, async ({ seller }) => ({
    colleagues: (await colleagues.listColleagues()).map((row) => presentColleague(row, seller.id)),
    hasMail,
  }));

  serve(app, 'addColleague', office, async ({ body, seller }) => {
    await colleagues.addColleague(seller.id, body);
    return {
      message: hasMail
        ? `A link to choose a password is on its way to ${body.email}. It works for one hour.`
        : `${body.name} is added. The link to choose a password waits until e-mail is set up.`,
    };
  });

  serve(app, 'renameColleague', office, async ({ params, body, seller }) => {
    await colleagues.renameColleague(seller.id, params.colleagueId, body.name);
    return { message: `Your colleague is called ${body.name} now.` };
  });

  serve(app, 'switchColleague', office, async ({ params, body, seller }) => {
    const name = await colleagues.switchColleague(seller.id, params.colleagueId, body.active);
    return { message: body.active ? `${name} is switched on again.` : `${name} is switched off and logged out.` };
  });
}

function presentColleague({ id, createdAt, lastSignInAt, ...row }: ColleagueRow, readerId: string): Colleague {
  return {
    _id: id,
    ...row,
    createdAt: createdAt.toISOString(),
    ...(lastSignInAt === null ? {} : { lastSignInAt: lastSignInAt.toISOString() }),
    isYou: id === readerId,
  };
}
