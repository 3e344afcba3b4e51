import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve.ts';
import { visitorOf } from '../accounts.routes.ts';
import type { RecoveryService } from './recovery.service.ts';

const account = { importance: 'cart' } as const;

export function registerRecoveryRoutes(app: FastifyInstance, recovery: RecoveryService): void {
  serve(app, 'forgotPassword', account, async ({ body, request }) => {
    await recovery.forgot(body, visitorOf(request));
    const how = body.to.includes('@') ? 'this e-mail' : 'this number';
    return {
      message: `If there is an account with ${how}, a link for a new password is on its way. It works for one hour.`,
    };
  });

  serve(app, 'resetPassword', account, async ({ body }) => ({
    account: await recovery.reset(body),
    message: 'Your password is changed, and all devices are logged out. Please log in.',
  }));

  serve(app, 'confirmEmail', account, async ({ body }) => {
    const { account: whose, isNew } = await recovery.confirmEmail(body.token);
    const message = isNew ? 'From now on you sign in with your new e-mail.' : 'Thank you. Your e-mail is confirmed.';
    return { account: whose, message };
  });

  serve(app, 'sendSignInCode', account, async ({ body, request }) => {
    await recovery.sendSignInCode(body.phone, visitorOf(request));
    return { message: 'If there is an account with this number, a code is on its way. It works for ten minutes.' };
  });

  serve(app, 'loginByPhone', account, async ({ body, request, reply }) => {
    const { token, deviceCookie } = await recovery.loginByPhone(body, visitorOf(request));
    reply.header('set-cookie', deviceCookie);
    return { message: 'You are logged in', token };
  });

  serve(app, 'sendConfirmation', account, async ({ customer, request }) => {
    await recovery.sendConfirmation(customer, visitorOf(request));
    return { message: `A link is on its way to ${customer.email}.` };
  });

  serve(app, 'changeEmail', account, async ({ customer, body, request }) => {
    const isPending = await recovery.changeEmail(customer, body, visitorOf(request));
    return { message: describeChange(body.email, isPending) };
  });

  serve(app, 'changePhone', account, async ({ customer, body, request }) => {
    await recovery.changePhone(customer, body.phone, visitorOf(request));
    return { message: 'A code is on its way to this number. It works for ten minutes.' };
  });

  serve(app, 'confirmPhone', account, async ({ customer, body }) => {
    await recovery.confirmPhone(customer, body.code);
    return { message: 'Thank you. You can sign in with this number now.' };
  });

  serve(app, 'sendCustomerReset', account, async ({ params }) => {
    const name = await recovery.sendReset({ reader: 'customer', readerId: params.customerId });
    return { message: `A link for a new password is on its way to ${name}.` };
  });
}

export const describeChange = (email: string, isPending: boolean) =>
  isPending
    ? `We have sent a link to ${email}. Once you open it, you sign in with that e-mail.`
    : `From now on you sign in as ${email}. Your other devices are logged out.`;
