import type { Colleague } from '@urumuri/contract';
import type { FastifyInstance } from 'fastify';
import { type Seller, serve } from '../../../http/serve.ts';
import { presentSession } from '../../accounts/index.ts';
import type { ColleagueRow } from './colleagues.repository.ts';
import type { ColleaguesService } from './colleagues.service.ts';

const desk = { importance: 'cart' } as const;

export function registerColleaguesRoutes(app: FastifyInstance, colleagues: ColleaguesService, hasMail: boolean): void {
  serve(app, 'getColleagues', desk, async ({ seller }) => {
    const { rows, sessions, secondStepRoles } = await colleagues.readTeam(seller);
    const sessionsOf = (id: string) =>
      sessions.filter(({ sellerId }) => sellerId === id).map((session) => presentSession(session, seller.sessionId));
    return {
      colleagues: rows.map((row) => ({ ...presentColleague(row, seller), sessions: sessionsOf(row.id) })),
      secondStepRoles,
      hasMail,
    };
  });

  serve(app, 'addColleague', desk, async ({ body, seller }) => {
    await colleagues.addColleague(seller, body);
    return {
      message: hasMail
        ? `A link to choose a password is on its way to ${body.email}. It works for one hour.`
        : `${body.name} is added. The link to choose a password waits until e-mail is set up.`,
    };
  });

  serve(app, 'updateColleague', desk, async ({ params, body, seller }) => {
    await colleagues.updateColleague(seller, params.colleagueId, body);
    return { message: `${body.name} is saved.` };
  });

  serve(app, 'switchColleague', desk, async ({ params, body, seller }) => {
    const name = await colleagues.switchColleague(seller, params.colleagueId, body.active);
    return { message: body.active ? `${name} is switched on again.` : `${name} is switched off and logged out.` };
  });

  serve(app, 'sendColleagueLink', desk, async ({ params, seller }) => ({
    message: `A link for a new password is on its way to ${await colleagues.sendLink(seller, params.colleagueId)}.`,
  }));

  serve(app, 'endColleagueSessions', desk, async ({ params, seller }) => ({
    message: `${await colleagues.endSessions(seller, params.colleagueId)} is logged out everywhere.`,
  }));

  serve(app, 'requireSecondStep', desk, async ({ body, seller }) => {
    await colleagues.requireSecondStep(seller, body.roles);
    return { message: 'Saved. People without two-step login must set it up before they can continue.' };
  });
}

function presentColleague(
  { id, createdAt, lastSignInAt, ...row }: ColleagueRow,
  seller: Seller,
): Omit<Colleague, 'sessions'> {
  return {
    _id: id,
    ...row,
    createdAt: createdAt.toISOString(),
    ...(lastSignInAt === null ? {} : { lastSignInAt: lastSignInAt.toISOString() }),
    isYou: id === seller.personId,
    isShop: seller.role === 'seller' && id === seller.id,
  };
}
