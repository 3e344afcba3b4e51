import type { Backlog } from '../modules/reports/index.ts';
import { latencyBounds, type RouteTally } from '../http/request-metrics.ts';
import type { Figure, Value } from './figures.ts';

/** What this process can say of itself at once. */
export type Readings = {
  tallies: readonly RouteTally[];
  pages: Readonly<Record<'hit' | 'miss' | 'stale', number>>;
  readPageCache(): { pages: number; bytes: number };
  pool: { totalCount: number; idleCount: number; waitingCount: number };
  countSockets(): number;
  countOrders(): number;
  readLoopDelayMs(): number;
  /** What is the same for all processes of the shop, so that one of them asks the database. */
  readBacklog?: (() => Promise<Backlog>) | undefined;
  version: string;
};

type Kind = Figure['type'];

/** What this process has to say, read when somebody asks: nothing is labelled or summed up while people are served. */
export function createMetrics(readings: Readings): () => Promise<Figure[]> {
  const readers: (() => Promise<Figure>)[] = [];
  const { tallies, pages, pool } = readings;
  const asked = () => tallies.filter(({ answers }) => answers.some((count) => count > 0));

  function add(
    name: string,
    help: string,
    type: Kind,
    read: () => Value[] | Promise<Value[]>,
    together: Figure['together'] = 'sum',
  ): void {
    readers.push(async () => ({ name, help, type, together, values: await read() }));
  }

  add('urumuri_requests_total', 'Answers by route and kind of status', 'counter', () =>
    asked().flatMap(({ route, answers }) =>
      answers.flatMap((value, kind) => (value === 0 ? [] : [{ value, labels: { route, status: `${kind}xx` } }])),
    ),
  );
  add('urumuri_request_seconds', 'How long answers took', 'histogram', () =>
    asked().flatMap(({ route, latencies, seconds }) => describeLatency(route, latencies, seconds)),
  );
  add('urumuri_pages_total', 'Pages by where they came from', 'counter', () =>
    Object.entries(pages).map(([cache, value]) => ({ value, labels: { cache } })),
  );
  add('urumuri_page_cache_bytes', 'Memory of cached pages', 'gauge', () => [{ value: readings.readPageCache().bytes }]);
  add('urumuri_page_cache_pages', 'Cached pages', 'gauge', () => [{ value: readings.readPageCache().pages }]);
  add('urumuri_database_connections', 'Connections to the database', 'gauge', () => [
    { value: pool.totalCount - pool.idleCount, labels: { state: 'used' } },
    { value: pool.idleCount, labels: { state: 'idle' } },
  ]);
  add('urumuri_database_waiting', 'Who waits for a connection to the database', 'gauge', () => [
    { value: pool.waitingCount },
  ]);
  add('urumuri_sockets', 'Browsers that are told what happens', 'gauge', () => [{ value: readings.countSockets() }]);
  add('urumuri_orders_total', 'Orders placed and told of', 'counter', () => [{ value: readings.countOrders() }]);
  add(
    'urumuri_event_loop_delay_seconds',
    'How late work begins, nine times of ten at most',
    'gauge',
    () => [{ value: readings.readLoopDelayMs() / 1000 }],
    'max',
  );
  add('process_resident_memory_bytes', 'Memory of the process', 'gauge', () => [{ value: process.memoryUsage.rss() }]);
  add('process_cpu_seconds_total', 'Time on a processor', 'counter', () => {
    const { user, system } = process.cpuUsage();
    return [{ value: (user + system) / 1e6 }];
  });
  add('urumuri_uptime_seconds', 'Since the start', 'gauge', () => [{ value: process.uptime() }], 'max');
  add(
    'urumuri_info',
    'Version of the shop',
    'gauge',
    () => [{ value: 1, labels: { version: readings.version } }],
    'max',
  );
  if (readings.readBacklog) addBacklog(add, readings.readBacklog);

  function describeLatency(route: string, latencies: readonly number[], seconds: number): Value[] {
    let count = 0;
    const buckets = latencies.map((answers, at) => ({
      suffix: '_bucket' as const,
      labels: { route, le: latencyBounds[at] ?? '+Inf' },
      value: (count += answers),
    }));
    return [
      ...buckets,
      { suffix: '_sum', labels: { route }, value: seconds },
      { suffix: '_count', labels: { route }, value: count },
    ];
  }

  return () => Promise.all(readers.map((read) => read()));
}

type Add = (name: string, help: string, type: Kind, read: () => Promise<Value[]>, aggregator: 'max') => void;

/** While the database is away nothing is said of what waits in it. */
function addBacklog(add: Add, readBacklog: () => Promise<Backlog>): void {
  let reading: Promise<Backlog | undefined> | undefined;
  const readOnce = () => {
    reading ??= readBacklog()
      .catch(() => undefined)
      .finally(() => setImmediate(() => (reading = undefined)));
    return reading;
  };
  const gauge = (name: string, help: string, read: (backlog: Backlog) => Value[]) =>
    add(name, help, 'gauge', async () => readOnce().then((backlog) => (backlog ? read(backlog) : [])), 'max');
  add(
    'urumuri_database_up',
    'Whether the database answers',
    'gauge',
    async () => [{ value: (await readOnce()) ? 1 : 0 }],
    'max',
  );
  gauge('urumuri_outbox_waiting', 'Events nobody was told of yet', ({ outboxWaiting: value }) => [{ value }]);
  gauge('urumuri_outbox_lag_seconds', 'Age of the oldest of them', ({ outboxLagSeconds: value }) => [{ value }]);
  gauge(
    'urumuri_messages',
    'Messages that wait, and those of the last day that were refused',
    ({ messagesWaiting, messagesRefused }) => [
      { value: messagesWaiting, labels: { status: 'waiting' } },
      { value: messagesRefused, labels: { status: 'refused' } },
    ],
  );
  gauge('urumuri_message_lag_seconds', 'How long the oldest message is overdue', ({ messageLagSeconds: value }) => [
    { value },
  ]);
}
