import type { AnyRouteName } from '@urumuri/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Calls whose outcome is worth a line, by what they are called in it. */
const watched: Partial<Record<AnyRouteName, string>> = {
  register: 'register',
  login: 'login',
  logout: 'logout',
  loginByPhone: 'phone_login',
  sendSignInCode: 'sign_in_code',
  forgotPassword: 'forgot_password',
  resetPassword: 'reset_password',
  confirmEmail: 'confirm_email',
  changeEmail: 'change_email',
  confirmPhone: 'confirm_phone',
  sendCustomerReset: 'send_reset',
  sendSellerReset: 'send_reset',
  changePassword: 'change_password',
  sellerRegister: 'seller_register',
  sellerLogin: 'seller_login',
  sellerLogout: 'seller_logout',
  changeSellerPassword: 'change_seller_password',
  changeSellerEmail: 'change_seller_email',
  endSession: 'end_session',
  endOtherSessions: 'end_other_sessions',
  endSellerSession: 'end_session',
  endOtherSellerSessions: 'end_other_sessions',
  confirmSecondStep: 'second_step_on',
  endSecondStep: 'second_step_off',
  resetSecondStep: 'reset_second_step',
  changeSellerStatus: 'change_seller_status',
  answerShopName: 'answer_shop_name',
  addColleague: 'add_colleague',
  switchColleague: 'switch_colleague',
  updateColleague: 'update_colleague',
  endColleagueSessions: 'end_sessions_of_colleague',
  requireSecondStep: 'require_second_step',
  blockCustomer: 'block_customer',
  unblockCustomer: 'unblock_customer',
};

const refusals: Record<number, string> = { 403: 'forbidden', 429: 'rate_limited' };

/** A line for what somebody watching over the shop wants to see: who and from where, never e-mail or token. */
export function registerSecurityLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const security = describeEvent(request, reply);
    if (security !== undefined) {
      const level = reply.statusCode < 400 ? 'info' : 'warn';
      const { ip, customer, seller } = request;
      const who = { ip, customerId: customer?.id, sellerId: seller?.id };
      request.log[level]({ security, status: reply.statusCode, ...who }, 'security event');
    }
    done();
  });
}

function describeEvent(request: FastifyRequest, { statusCode }: FastifyReply): string | undefined {
  const { call } = request.routeOptions.config;
  const name = call && watched[call];
  const refusal = refusals[statusCode];
  if (refusal !== undefined) return name ? `${name}_${refusal}` : refusal;
  if (name === undefined || statusCode >= 500) return undefined;
  return statusCode < 400 ? `${name}_ok` : `${name}_failed`;
}
