import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../module.ts';
import { registerChatRoutes } from './chat.routes.ts';
import { createChatService } from './chat.service.ts';
import { registerSellerChatRoutes } from './seller-chat.routes.ts';

export function createChatModule({ database }: Platform) {
  const chat = createChatService({ database });
  return {
    chat,
    registerRoutes(api: FastifyInstance): void {
      registerChatRoutes(api, chat);
      registerSellerChatRoutes(api, chat);
    },
  };
}
