import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { expect, it, vi } from 'vitest';
import { createLogger } from '../logger.ts';
import { createRequestLogger, registerRequestLog } from './request-log.ts';

it('names the request in every line, and makes no logger for one that has nothing to say', async () => {
  const lines: object[] = [];
  const log: FastifyBaseLogger = createLogger('debug', { write: (line) => lines.push(JSON.parse(line) as object) });
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    childLoggerFactory: createRequestLogger,
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
  const made = vi.spyOn(log, 'child');
  await app.inject('/quiet?name=Aline');
  expect(made).not.toHaveBeenCalled();
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
