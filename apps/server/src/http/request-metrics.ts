import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    tally?: RouteTally;
  }
}

/** Upper bounds in seconds: a page from the cache, an answer, one from a busy database, one that people notice. */
export const latencyBounds = [0.005, 0.025, 0.1, 0.5, 2.5] as const;

/** How a route has been answered, in plain numbers: they are put into words when somebody asks. */
export type RouteTally = {
  route: string;
  /** By the first digit of the status. */
  answers: number[];
  /** By the bound that was kept; the last is for what kept none. */
  latencies: number[];
  seconds: number;
};

/** Counts every answer by its route, as it is declared and not as it was asked for: so there are only so many. */
export function countRequests(app: FastifyInstance): readonly RouteTally[] {
  const tallies: RouteTally[] = [];
  app.addHook('onRoute', (options) => {
    const { url, method, config } = options;
    const route = `${Array.isArray(method) ? method.join(' ') : method} ${url}`;
    const tally = { route, answers: [0, 0, 0, 0, 0, 0], latencies: latencyBounds.map(() => 0).concat(0), seconds: 0 };
    tallies.push(tally);
    options.config = { ...config, tally };
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { tally } = request.routeOptions.config;
    if (tally !== undefined) countAnswer(tally, reply.raw.statusCode, reply.elapsedTime);
    done();
  });
  return tallies;
}

function countAnswer(tally: RouteTally, status: number, ms: number): void {
  const seconds = ms / 1000;
  const kind = Math.floor(status / 100);
  tally.answers[kind] = (tally.answers[kind] ?? 0) + 1;
  let bound = 0;
  while (bound < latencyBounds.length && seconds > (latencyBounds[bound] ?? 0)) bound += 1;
  tally.latencies[bound] = (tally.latencies[bound] ?? 0) + 1;
  tally.seconds += seconds;
}
