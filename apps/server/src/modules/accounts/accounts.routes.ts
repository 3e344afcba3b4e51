import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AccountsService, Visitor } from './accounts.service.ts';

/** What an anonymous page needs to know of how this shop is set up. */
export type ShopSettings = { oidc: boolean; sellerAppUrl: string };

const account = { importance: 'cart' } as const;
const settingsKeptSeconds = 60;

export function registerAccountsRoutes(app: FastifyInstance, accounts: AccountsService, settings: ShopSettings): void {
  serve(app, 'register', account, async ({ body, request }) => ({
    message: 'Your account has been created',
    token: await accounts.register(body, visitorOf(request)),
  }));

  serve(app, 'login', account, async ({ body, request }) => ({
    message: 'You are logged in',
    token: await accounts.login(body, visitorOf(request)),
  }));

  serve(app, 'logout', account, async ({ customer }) => {
    await accounts.logout(customer);
    return { message: 'You are logged out' };
  });

  serve(app, 'changePassword', account, async ({ customer, body, request }) => {
    await accounts.changePassword(customer, body, visitorOf(request));
    return { message: 'Your password has been changed. Your other devices are logged out.' };
  });

  serve(app, 'getShopSettings', { importance: 'list', maxAgeSeconds: settingsKeptSeconds }, async () => settings);
}

export function visitorOf({ ip, headers }: FastifyRequest): Visitor {
  return { ip, userAgent: headers['user-agent'] ?? '' };
}
