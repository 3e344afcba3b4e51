import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { configOf } from './route-config.ts';

const talkativeLevels = new Set(['info', 'debug', 'trace']);
type Level = Exclude<keyof FastifyBaseLogger, 'level' | 'child'>;
type ChildSettings = Parameters<FastifyBaseLogger['child']>;

/**
 * The logger of one request, with its id in every line. It is made when there is something to say: most requests have
 * nothing, and making one is a share of what a cached page costs.
 */
class RequestLogger implements FastifyBaseLogger {
  readonly #make: () => FastifyBaseLogger;
  #made: FastifyBaseLogger | undefined;

  constructor(make: () => FastifyBaseLogger) {
    this.#make = make;
  }

  get #logger(): FastifyBaseLogger {
    return (this.#made ??= this.#make());
  }

  #write(level: Level, line: unknown[]): void {
    Reflect.apply(this.#logger[level], this.#logger, line);
  }

  get level(): string {
    return this.#logger.level;
  }

  child(...settings: ChildSettings): FastifyBaseLogger {
    return this.#logger.child(...settings);
  }

  fatal(...line: unknown[]): void {
    this.#write('fatal', line);
  }

  error(...line: unknown[]): void {
    this.#write('error', line);
  }

  warn(...line: unknown[]): void {
    this.#write('warn', line);
  }

  info(...line: unknown[]): void {
    this.#write('info', line);
  }

  debug(...line: unknown[]): void {
    this.#write('debug', line);
  }

  trace(...line: unknown[]): void {
    this.#write('trace', line);
  }

  silent(...line: unknown[]): void {
    this.#write('silent', line);
  }
}

/** For the option of the framework. */
export function createRequestLogger(parent: FastifyBaseLogger, ...settings: ChildSettings): FastifyBaseLogger {
  return new RequestLogger(() => parent.child(...settings));
}

/** One line per request at level `info`. */
export function registerRequestLog(app: FastifyInstance, logLevel: string): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!configOf(request).sendsPages) reply.header('x-request-id', request.id);
    done();
  });
  if (!talkativeLevels.has(logLevel)) return;
  app.addHook('onResponse', (request, reply, done) => {
    const { id: requestId, method, url, ip } = request;
    // Without its query: people type names into search boxes.
    const path = url.split('?', 1)[0];
    const answered = { requestId, method, status: reply.statusCode, ip, path, ms: Math.round(reply.elapsedTime) };
    app.log.info(answered, 'answered');
    done();
  });
}
