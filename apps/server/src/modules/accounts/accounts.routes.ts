import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AccountsService, Visitor } from './accounts.service.ts';
import { presentSession } from './sessions.presenter.ts';
import type { SessionsService } from './sessions.service.ts';

const account = { importance: 'cart' } as const;

export function registerAccountsRoutes(
  app: FastifyInstance,
  accounts: AccountsService,
  sessions: SessionsService,
): void {
  serve(app, 'register', account, async ({ body, request, reply }) => {
    const { token, deviceCookie } = await accounts.register(body, visitorOf(request));
    reply.header('set-cookie', deviceCookie);
    return { message: 'Your account has been created', token };
  });

  serve(app, 'login', account, async ({ body, request, reply }) => {
    const { token, deviceCookie } = await accounts.login(body, visitorOf(request));
    reply.header('set-cookie', deviceCookie);
    return { message: 'You are logged in', token };
  });

  serve(app, 'logout', account, async ({ customer }) => {
    if (customer) await sessions.end(customer);
    return { message: 'You are logged out' };
  });

  serve(app, 'changePassword', account, async ({ customer, body, request }) => {
    await accounts.changePassword(customer, body, visitorOf(request));
    return { message: 'Your password has been changed. Your other devices are logged out.' };
  });

  serve(app, 'getSessions', account, async ({ customer }) => ({
    sessions: (await sessions.list(customer)).map((session) => presentSession(session, customer.sessionId)),
  }));

  serve(app, 'endSession', account, async ({ customer, params }) => {
    await sessions.endOne(customer, params.sessionId);
    return { message: 'That device is logged out.' };
  });

  serve(app, 'endOtherSessions', account, async ({ customer }) => {
    await sessions.endOthers(customer);
    return { message: 'Your other devices are logged out.' };
  });
}

export function visitorOf({ ip, headers }: FastifyRequest): Visitor {
  return { ip, userAgent: headers['user-agent'] ?? '', cookies: headers.cookie };
}
