export type { VapidKeys } from './channels/push.ts';
export type { Channel, MessageChannel } from './message.ts';
export type { MessageSender } from './message-sender.ts';
export type { MessagesService } from './messages.service.ts';
export type { TextStore } from './office-texts.service.ts';
export { createMessagesModule } from './messages.module.ts';
export { createMessageWriter } from './write-message.ts';
export { moveToCustomer as moveMessagesToCustomer } from './messages.repository.ts';
