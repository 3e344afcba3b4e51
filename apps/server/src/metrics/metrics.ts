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

const figure =
  (type: Figure['type'], together: Figure['together'] = 'sum') =>
  (name: string, help: string, values: number | Value[]): Figure => {
    return { name, help, type, together, values: typeof values === 'number' ? [{ value: values }] : values };
  };
const counter = figure('counter');
const histogram = figure('histogram');
const gauge = figure('gauge');
/** The same, or about the same thing, in every process. */
const sharedGauge = figure('gauge', 'max');

/** What this process has to say, read when somebody asks: nothing is labelled or summed up while people are served. */
export function createMetrics(readings: Readings): () => Promise<Figure[]> {
  const { tallies, pages, pool, readBacklog } = readings;
  return async () => {
    const asked = tallies.filter(({ answers }) => answers.some((count) => count > 0));
    const cached = readings.readPageCache();
    const { user, system } = process.cpuUsage();
    return [
      counter('urumuri_requests_total', 'Answers by route and kind of status', asked.flatMap(describeAnswers)),
      histogram('urumuri_request_seconds', 'How long answers took', asked.flatMap(describeLatency)),
      counter(
        'urumuri_pages_total',
        'Pages by where they came from',
        Object.entries(pages).map(([cache, value]) => ({ value, labels: { cache } })),
      ),
      gauge('urumuri_page_cache_bytes', 'Memory of cached pages', cached.bytes),
      gauge('urumuri_page_cache_pages', 'Cached pages', cached.pages),
      gauge('urumuri_database_connections', 'Connections to the database', [
        { value: pool.totalCount - pool.idleCount, labels: { state: 'used' } },
        { value: pool.idleCount, labels: { state: 'idle' } },
      ]),
      gauge('urumuri_database_waiting', 'Who waits for a connection to the database', pool.waitingCount),
      gauge('urumuri_sockets', 'Browsers that are told what happens', readings.countSockets()),
      counter('urumuri_orders_total', 'Orders placed and told of', readings.countOrders()),
      sharedGauge(
        'urumuri_event_loop_delay_seconds',
        'How late work begins, nine times of ten at most',
        readings.readLoopDelayMs() / 1000,
      ),
      gauge('process_resident_memory_bytes', 'Memory of the process', process.memoryUsage.rss()),
      counter('process_cpu_seconds_total', 'Time on a processor', (user + system) / 1e6),
      sharedGauge('urumuri_uptime_seconds', 'Since the start', process.uptime()),
      sharedGauge('urumuri_info', 'Version of the shop', [{ value: 1, labels: { version: readings.version } }]),
      ...(readBacklog ? describeBacklog(await readBacklog().catch(() => undefined)) : []),
    ];
  };
}

function describeAnswers({ route, answers }: RouteTally): Value[] {
  return answers.flatMap((value, kind) => (value === 0 ? [] : [{ value, labels: { route, status: `${kind}xx` } }]));
}

function describeLatency({ route, latencies, seconds }: RouteTally): Value[] {
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

/** While the database is away nothing is said of what waits in it. */
function describeBacklog(backlog: Backlog | undefined): Figure[] {
  const { outboxWaiting = [], outboxLagSeconds = [], messageLagSeconds = [] } = backlog ?? {};
  return [
    sharedGauge('urumuri_database_up', 'Whether the database answers', backlog ? 1 : 0),
    sharedGauge('urumuri_outbox_waiting', 'Events nobody was told of yet', outboxWaiting),
    sharedGauge('urumuri_outbox_lag_seconds', 'Age of the oldest of them', outboxLagSeconds),
    sharedGauge(
      'urumuri_messages',
      'Messages that wait, and those of the last day that were refused',
      backlog
        ? [
            { value: backlog.messagesWaiting, labels: { status: 'waiting' } },
            { value: backlog.messagesRefused, labels: { status: 'refused' } },
          ]
        : [],
    ),
    sharedGauge('urumuri_message_lag_seconds', 'How long the oldest message is overdue', messageLagSeconds),
  ];
}
