import { CONSOLE_PAGE_SIZE, reportNames } from '@urumuri/contract';
import pg from 'pg';
import { openEmbeddedDatabase } from '../../apps/server/src/db/embedded/index.ts';
import { demoOffice, demoPassword, demoSellers } from '../../apps/server/src/seeding/demo-accounts.ts';
import { describeLoad, median, percentile } from './measure.ts';
import type { Figure } from './performance-page.ts';
import type { ShopProcess } from './shop-process.ts';
import { openVisitor } from './visitor.ts';

const warmUps = 2;
const rounds = 12;
const listGoalMs = 100;
const reportGoalMs = 300;

const day = (ago: number) => new Date(Date.now() - ago * 24 * 3_600_000).toISOString().slice(0, 10);

const lists = {
  'first page': '',
  'page 200': 'pageNumber=200',
  new: 'status=pending',
  delivered: 'status=placed',
  cancelled: 'status=cancelled',
  'nothing paid': 'payment=open',
  paid: 'payment=paid',
  'to give back': 'payment=back',
  'a month': `from=${day(90)}&to=${day(60)}`,
  'by phone': 'channel=phone',
  'a district': 'district=Gasabo',
  'without a rider': 'rider=none',
  'oldest first': 'sort=oldest',
  'largest total': 'sort=total',
  'largest open sum': 'sort=open',
  'a name': 'search=habimana%2044444',
  'a common name': 'search=aline',
  'a phone': 'search=0788%20123%20456',
  'nothing found': 'search=zzzzz',
};

const finds = {
  number: '45445',
  name: 'habimana%2044444',
  'common name': 'aline',
  phone: '0788%20123%20456',
  'common product': 'samsung',
  serial: 'SN00004440',
  'payment reference': 'MP44443',
  nothing: 'zzzzz',
  'nothing, like all': 'SN99999999',
};

/** Besides those that a report is first opened by. */
const reportViews = [
  `sales?from=${day(364)}`,
  'sales?by=product',
  'sales?by=category',
  'sales?by=shop',
  'sales?counted=paid',
  'stock?by=dead',
  'stock?by=low',
];

const pages = {
  'what waits': '/waiting',
  dashboard: '/dashboard',
  'to give back': '/to-give-back',
  'to collect': '/to-collect',
  cash: '/cash',
  'day closing': '/day-closing',
  calls: '/calls',
  returns: '/returns',
  claims: '/claims',
};

/** The office's list as it was before it could be narrowed: its page and the counts beside it, without a server around. */
const plainList = [
  `select orders.*, (select code from vouchers where id = voucher_id),
      (select coalesce(sum(quantity), 0) from order_lines join order_parts on order_parts.id = part_id
        where order_lines.order_id = orders.id and status <> 'cancelled'),
      array(select shop_name from order_parts join sellers on sellers.id = seller_id where order_id = orders.id order by shop_name)
    from orders where id in (select id from orders order by created_at desc, number desc limit ${CONSOLE_PAGE_SIZE})
    order by created_at desc, number desc`,
  'select delivery_status, count(*) from orders group by 1',
];

/** `group`: what it is published with; without one it stands alone. */
type Asked = { name: string; group?: string | undefined; goalMs?: number; ask(): Promise<unknown> };
type Waited = Omit<Asked, 'ask'> & { medianMs: number; p95Ms: number };

async function listAsked({ url }: ShopProcess, pool: pg.Pool): Promise<Asked[]> {
  const visit = openVisitor(url);
  const signIn = async (email: string) => {
    const { body } = await visit('/api/seller/login', { method: 'POST', json: { email, password: demoPassword } });
    return (JSON.parse(body.toString()) as { token: string }).token;
  };
  const desks = [
    { who: 'office', token: await signIn(demoOffice.email), list: '/admin/orders' },
    { who: 'shop', token: await signIn(demoSellers[0].email), list: '/orders' },
  ];
  const plain = {
    name: 'office’s list of before, its queries alone',
    ask: () => Promise.all(plainList.map((text) => pool.query(text))),
  };
  const asked = desks.flatMap(({ who, token, list }) => {
    const line = (name: string, path: string, goalMs: number, group?: string): Asked => ({
      name: `${who}, ${name}`,
      group: group && `${who}, ${group}`,
      goalMs,
      async ask() {
        const { status } = await visit(`/api/seller${path}`, { token });
        if (status !== 200) throw new Error(`${path}: ${status}`);
      },
    });
    return [
      ...Object.entries(lists).map(([name, query]) =>
        line(`orders: ${name}`, `${list}?${query}`, listGoalMs, 'orders'),
      ),
      ...Object.entries(finds).map(([name, text]) => line(`find: ${name}`, `/find?q=${text}`, listGoalMs, 'find')),
      ...[...reportNames, ...reportViews].map((name) =>
        line(
          `report: ${name.replace(/\?from=.*/, ', a year').replace(/\?.*=/, ', ')}`,
          `/reports/${name}`,
          reportGoalMs,
          // What is longer than a report is first opened with stands alone.
          name.includes('from=') ? undefined : 'reports',
        ),
      ),
      ...Object.entries(pages).map(([name, path]) => line(name, path, reportGoalMs, 'queues')),
    ];
  });
  return [plain, ...asked].filter(({ name }) => name.includes(process.env.BENCH_LINES ?? ''));
}

/**
 * What staff wait for in the console of a large market, by the clock and one request after the other. Each round asks for
 * everything once, so that whatever else the machine does hits all alike.
 */
export async function measureConsole(shop: ShopProcess): Promise<Figure[]> {
  const embedded = await openEmbeddedDatabase({ dataDir: shop.dataDir, as: 'command' });
  const pool = new pg.Pool({ connectionString: embedded.url });
  try {
    const asked = await listAsked(shop, pool);
    const latencies = asked.map((): number[] => []);
    for (let round = -warmUps; round < rounds; round += 1) {
      for (const [place, { ask }] of asked.entries()) {
        const startedAt = performance.now();
        await ask();
        if (round >= 0) latencies[place]?.push(performance.now() - startedAt);
      }
    }
    console.log(`ms of ${rounds} requests; load ${describeLoad()}`);
    const waited = asked.map(({ ask: _ask, ...line }, place) => ({
      ...line,
      medianMs: median(latencies[place] ?? []),
      p95Ms: percentile(latencies[place] ?? [], 0.95),
    }));
    for (const { name, goalMs, medianMs, p95Ms } of waited) {
      console.log(
        `${name.padEnd(44)}${medianMs.toFixed(0).padStart(5)}   p95 ${p95Ms.toFixed(0).padStart(5)}   ${writeGoal(goalMs)}`,
      );
    }
    return summarise(waited);
  } finally {
    await pool.end();
    await embedded.close();
  }
}

const writeGoal = (goalMs: number | undefined) => (goalMs === undefined ? '' : `p95 ${goalMs} ms`);
const groupOf = ({ name, group = name }: Waited) => group;

/** Nobody reads a hundred rows: of a group, how long one usually waits, and where longest. */
function summarise(waited: readonly Waited[]): Figure[] {
  const groups = new Set(waited.map(groupOf));
  return [...groups].map((group) => {
    const views = waited.filter((line) => groupOf(line) === group);
    const slowest = views.reduce((most, view) => (view.p95Ms > most.p95Ms ? view : most));
    const usual = `${median(views.map(({ medianMs }) => medianMs)).toFixed(0)} ms`;
    const most = `p95 ${slowest.p95Ms.toFixed(0)} ms`;
    const isAlone = views.length === 1;
    return {
      what: isAlone ? slowest.name : `${group}: ${views.length} views`,
      figure: isAlone
        ? `${usual}, ${most}`
        : `${usual}, slowest (${slowest.name.replace(/^\w+, (\w+: )?/, '')}) ${most}`,
      goal: writeGoal(slowest.goalMs),
    };
  });
}
