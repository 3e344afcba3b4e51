import type { CallShape } from './calls.ts';
import { messageOnly } from './schemas/fields.ts';
import * as messages from './schemas/messages.ts';
import { customerParams, sellerParams } from './schemas/seller-admin.ts';
import { settingsSaved } from './schemas/settings.ts';
import * as templates from './schemas/templates.ts';
import { sellerRoutes as routes } from './seller-routes.ts';
import type { SellerRouteName } from './seller-routes.ts';

/** What goes out to people, as sellers and the office see it. */
export const messageCalls = {
  getSellerMessageChoices: {
    ...routes.getSellerMessageChoices,
    summary: 'Which messages the seller wants',
    response: messages.messageChoicesResponse,
    status: 200,
  },
  saveSellerPush: {
    ...routes.saveSellerPush,
    summary: 'Show messages on this device as notifications',
    body: messages.pushBody,
    response: messageOnly,
    status: 200,
  },
  saveSellerMessageChoices: {
    ...routes.saveSellerMessageChoices,
    summary: 'Switch messages on and off',
    body: messages.saveChoicesBody,
    response: messageOnly,
    status: 200,
  },
  sendCustomerReset: {
    ...routes.sendCustomerReset,
    summary: 'Send a customer a link for a new password',
    params: customerParams,
    response: messageOnly,
    status: 200,
  },
  sendSellerReset: {
    ...routes.sendSellerReset,
    summary: 'Send a seller a link for a new password',
    params: sellerParams,
    response: messageOnly,
    status: 200,
  },
  getMessages: {
    ...routes.getMessages,
    summary: 'What was sent, what waits and what was refused, the newest first',
    query: messages.messagesQuery,
    response: messages.messagesResponse,
    status: 200,
  },
  readMessage: {
    ...routes.readMessage,
    summary: 'What a message says, to be passed on by WhatsApp',
    params: messages.messageParams,
    response: messages.messageText,
    status: 200,
  },
  sendMessageAgain: {
    ...routes.sendMessageAgain,
    summary: 'Send a message now that was refused or waits for its next try',
    params: messages.messageParams,
    response: messageOnly,
    status: 200,
  },
  getTemplates: {
    ...routes.getTemplates,
    summary: 'What the shop writes to people, and by what it can',
    response: templates.templatesResponse,
    status: 200,
  },
  getTemplate: {
    ...routes.getTemplate,
    summary: 'What a message says, to edit',
    params: templates.templateParams,
    query: templates.templateQuery,
    response: templates.templateResponse,
    status: 200,
  },
  saveTemplate: {
    ...routes.saveTemplate,
    summary: 'Change what a message says, on every server at once',
    params: templates.templateParams,
    body: templates.saveTemplateBody,
    response: settingsSaved,
    status: 200,
  },
  previewTemplate: {
    ...routes.previewTemplate,
    summary: 'What a message would say of the last it was sent for',
    params: templates.templateParams,
    body: templates.previewTemplateBody,
    response: templates.templatePreview,
    status: 200,
  },
  sendTestMessage: {
    ...routes.sendTestMessage,
    summary: 'Send a message to who asks, to see whether and how it arrives',
    params: templates.templateParams,
    body: templates.testMessageBody,
    response: messageOnly,
    status: 200,
  },
} as const satisfies Partial<Record<SellerRouteName, CallShape>>;
