import type { CallShape } from './call-shape.ts';
import type { RouteName } from './routes.ts';
import { routes } from './routes.ts';
import { tokenResponse } from './schemas/accounts.ts';
import { messageOnly } from './schemas/fields.ts';
import { pushBody, saveChoicesBody } from './schemas/messages.ts';
import { linkedOrderResponse, orderParams } from './schemas/orders.ts';
import * as reach from './schemas/reach.ts';

/** How people are reached, and how they get back in by it. */
export const reachCalls = {
  forgotPassword: {
    ...routes.forgotPassword,
    summary: 'Send a link for a new password to whoever has this e-mail or phone; the answer is the same if nobody has',
    body: reach.forgotPasswordBody,
    response: messageOnly,
    status: 200,
  },
  resetPassword: {
    ...routes.resetPassword,
    summary: 'Choose a new password by the link of a message, and end all sessions',
    body: reach.resetPasswordBody,
    response: reach.accountOpened,
    status: 200,
  },
  confirmEmail: {
    ...routes.confirmEmail,
    summary: 'Confirm an e-mail, or change to a new one, by the link of a message',
    body: reach.linkBody,
    response: reach.accountOpened,
    status: 200,
  },
  sendSignInCode: {
    ...routes.sendSignInCode,
    summary: 'Send a code to sign in with to whoever has this phone; the answer is the same if nobody has',
    body: reach.phoneBody,
    response: messageOnly,
    status: 200,
  },
  loginByPhone: {
    ...routes.loginByPhone,
    summary: 'Sign in with a phone number, and the password or a code that was sent to it',
    body: reach.phoneLoginBody,
    response: tokenResponse,
    status: 200,
  },
  sendConfirmation: {
    ...routes.sendConfirmation,
    summary: 'Send the link to confirm the e-mail once more',
    response: messageOnly,
    status: 200,
  },
  changeEmail: {
    ...routes.changeEmail,
    summary: 'Change the e-mail; it is confirmed at the new address and told to the old one',
    body: reach.changeEmailBody,
    response: messageOnly,
    status: 200,
  },
  changePhone: {
    ...routes.changePhone,
    summary: 'Send a code to a phone number to be signed in with',
    body: reach.phoneBody,
    response: messageOnly,
    status: 200,
  },
  confirmPhone: {
    ...routes.confirmPhone,
    summary: 'Confirm the phone number by the code that was sent to it',
    body: reach.codeBody,
    response: messageOnly,
    status: 200,
  },
  openOrderLink: {
    ...routes.openOrderLink,
    summary: 'The order a link of a message names, to be read without signing in',
    body: reach.linkBody,
    response: linkedOrderResponse,
    status: 200,
  },
  endOrderLinks: {
    ...routes.endOrderLinks,
    summary: 'Let no link that was sent open this order any more',
    params: orderParams,
    response: messageOnly,
    status: 200,
  },
  getReach: {
    ...routes.getReach,
    summary: 'How the customer is reached, and which messages they want',
    response: reach.reachResponse,
    status: 200,
  },
  savePush: {
    ...routes.savePush,
    summary: 'Show messages on this device as notifications',
    body: pushBody,
    response: messageOnly,
    status: 200,
  },
  saveMessageChoices: {
    ...routes.saveMessageChoices,
    summary: 'Switch messages on and off',
    body: saveChoicesBody,
    response: messageOnly,
    status: 200,
  },
} as const satisfies Partial<Record<RouteName, CallShape>>;
