import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../module.ts';
import { registerChatRoutes } from './chat.routes.ts';
import { createChatService } from './chat.service.ts';

export function createChatModule({ database }: Platform) {
  const chat = createChatService({ database });
  return { chat, registerRoutes: (api: FastifyInstance) => registerChatRoutes(api, chat) };
}
