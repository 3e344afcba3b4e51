export { presentStored } from './chat.presenter.ts';
export type { ChatService } from './chat.service.ts';
export { createChatModule } from './chat.module.ts';
export { moveToCustomer as moveChatToCustomer } from './chat.repository.ts';
