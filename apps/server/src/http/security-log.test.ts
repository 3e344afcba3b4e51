import type { RouteName } from '@urumuri/contract';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { registerSecurityLog } from './security-log.ts';

type Line = { security?: string; level: number; ip?: string; customerId?: string };

let lines: Line[];

beforeEach(() => {
  lines = [];
});

async function answerWith(status: number, call?: RouteName): Promise<Line[]> {
  const log: FastifyBaseLogger = createLogger('info', {
    write: (text: string) => void lines.push(JSON.parse(text) as Line),
  });
  const app = Fastify({ loggerInstance: log });
  registerSecurityLog(app);
  app.post('/', { config: call === undefined ? {} : { call } }, (request, reply) => {
    request.customer = { id: 'c1', sessionId: 's1', name: 'Secret Name', email: 'secret@example.com', image: '' };
    return reply.code(status).send({ token: 'secret.token' });
  });
  const headers = { authorization: 'Bearer secret.token' };
  await app.inject({ method: 'POST', url: '/?token=secret', headers, payload: { email: 'secret@example.com' } });
  return lines.filter(({ security }) => security !== undefined);
}

const info = 30;
const warn = 40;

it.each<[number, RouteName | undefined, string, number]>([
  [200, 'login', 'login_ok', info],
  [401, 'login', 'login_failed', warn],
  [429, 'login', 'login_rate_limited', warn],
  [201, 'register', 'register_ok', info],
  [409, 'register', 'register_failed', warn],
  [200, 'logout', 'logout_ok', info],
  [422, 'changePassword', 'change_password_failed', warn],
  [403, 'getCart', 'forbidden', warn],
  [429, undefined, 'rate_limited', warn],
])('writes a line for %i of %s', async (status, call, security, level) => {
  const written = await answerWith(status, call);
  expect(written).toMatchObject([{ security, level, ip: '127.0.0.1', customerId: 'c1' }]);
  expect(JSON.stringify(written)).not.toContain('ecret');
});

it.each<[number, RouteName | undefined]>([
  [200, 'getCart'],
  [404, undefined],
  [500, 'login'],
])('writes none for %i of %s', async (status, call) => {
  expect(await answerWith(status, call)).toEqual([]);
});
