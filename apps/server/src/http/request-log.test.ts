import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { registerRequestLog } from './request-log.ts';

it('names the request in every line, and not what was searched for', async () => {
  const lines: object[] = [];
  const log: FastifyBaseLogger = createLogger('debug', { write: (line) => lines.push(JSON.parse(line) as object) });
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => 'the-request',
  });
  registerRequestLog(app, 'info');
  app.get('/quiet', () => 'ok');
  app.get('/loud', ({ log: own }) => {
    own.warn({ reason: 'a test' }, 'said');
    own.child({ part: 'one' }).debug('more');
    return own.level;
  });
  await app.ready();
  await app.inject('/quiet?name=Aline');
  expect(lines).toMatchObject([{ requestId: 'the-request', path: '/quiet', status: 200, msg: 'answered' }]);
  const answer = await app.inject('/loud');
  expect(answer.body).toBe('debug');
  expect(lines.slice(1)).toMatchObject([
    { requestId: 'the-request', reason: 'a test', msg: 'said' },
    { requestId: 'the-request', part: 'one', msg: 'more' },
    { requestId: 'the-request', path: '/loud', msg: 'answered' },
  ]);
  await app.close();
});
