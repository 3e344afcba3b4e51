export { presentCustomer, presentMessage, presentStored } from './chat.presenter.ts';
export { registerChatRoutes } from './chat.routes.ts';
export { type ChatService, type Conversation, createChatService } from './chat.service.ts';
export { registerSellerChatRoutes } from './seller-chat.routes.ts';
