export { createMessagesModule } from './messages.module.ts';
export { createMessageWriter } from './write-message.ts';
export { moveToCustomer as moveMessagesToCustomer } from './messages.repository.ts';
