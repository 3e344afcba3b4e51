export { registerSellerChatRoutes } from './seller-chat.routes.ts';
