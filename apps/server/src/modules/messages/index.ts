export { endCodes, takeCode, tryNewest } from './codes.repository.ts';
export { createEmailChannel } from './channels/email.ts';
export { createSmsChannel } from './channels/sms.ts';
export type { Channel, MessageChannel } from './message.ts';
export { startMessageSender } from './message-sender.ts';
export { registerMessagesRoutes } from './messages.routes.ts';
export { createMessagesService, type MessagesService } from './messages.service.ts';
export { createMessageSecrets, type MessageSecrets, type Purpose } from './secrets.ts';
export { createMessageWriter } from './write-message.ts';
