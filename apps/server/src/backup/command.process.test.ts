import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDatabase } from '../db/open.ts';
import { buildProduct } from '../testing/factories.ts';
import { findFaults } from '../testing/order-books.ts';
import { openTestDatabase } from '../testing/test-database.ts';

const program = path.resolve(import.meta.dirname, '../../dist/backup.js');
/** As many products and as many orders: enough to be stopped and killed in their midst. */
const size = 30_000;

/** Rules are checked and indexes built when it is restored: here they would only take time. */
const dropIndexes = `
  do $$ declare name regclass; begin
    for name in select indexrelid from pg_index join pg_class on pg_class.oid = indrelid
      where relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where conindid = indexrelid)
    loop execute 'drop index ' || name; end loop;
  end $$`;
const fillShop = `
  set local session_replication_role = replica;
  insert into customers (id, name, email)
    select md5('customer ' || n)::uuid, 'Customer ' || n, n || '@example.com' from generate_series(0, 999) n;
  insert into products (id, slug, seller_id, category_id, brand_id, name, description, price_rwf, unit_price_rwf,
      stock, sold, published_at)
    select md5('product ' || n)::uuid, 'product-' || n, seller_id, category_id, brand_id, 'Product ' || n,
      repeat('Described in a line. ', 20), 1000 + n, 1000 + n, 10, 1, now()
    from generate_series(1, ${size}) n, (select * from products limit 1) model;
  insert into stock_movements (product_id, units, reason)
    select md5('product ' || n)::uuid, 10, 'received' from generate_series(1, ${size}) n;
  insert into product_titles (product_id, category_id, brand_id, unit_price_rwf, rating, appeal, title)
    select id, category_id, brand_id, unit_price_rwf, rating, 0, '' from products on conflict do nothing;
  insert into product_texts (product_id, document) select id, '' from products on conflict do nothing;
  insert into orders (id, customer_id, idempotency_key, fingerprint, items_rwf, total_rwf, paid_rwf, payment_status,
      delivery_status, shipping_name, shipping_address, shipping_phone, shipping_post, shipping_province, shipping_city, shipping_area)
    select md5('order ' || n)::uuid, md5('customer ' || n % 1000)::uuid, n, 'filled', 1000 + n, 1000 + n, 1000 + n, 'paid', 'placed',
      'Aline Uwase', 'KG 11 Ave 5', '+250788000000', 'N/A', 'Kigali', 'Gasabo', 'Remera'
    from generate_series(1, ${size}) n;
  insert into payments (order_id, method, amount_rwf, state, actor, staff_id, answered_at)
    select md5('order ' || n)::uuid, 'Marked as paid', 1000 + n, 'agreed', 'seller', seller_id, now()
    from generate_series(1, ${size}) n, (select seller_id from products limit 1) model;
  insert into order_parts (id, order_id, seller_id, status, items_rwf)
    select md5('part ' || n)::uuid, md5('order ' || n)::uuid, seller_id, 'placed', 1000 + n
    from generate_series(1, ${size}) n, (select seller_id from products limit 1) model;
  insert into order_texts (id, seller_id, words)
    select id, null::uuid, 'aline uwase' from orders union all select id, seller_id, 'aline uwase' from order_parts;
  insert into order_lines (id, order_id, part_id, product_id, quantity, name, slug, brand, images, price_rwf, discount_percent, unit_price_rwf)
    select md5('line ' || n)::uuid, md5('order ' || n)::uuid, md5('part ' || n)::uuid, md5('product ' || n)::uuid, 1,
      'Product ' || n, 'product-' || n, 'Brand', '{}', 1000 + n, 0, 1000 + n
    from generate_series(1, ${size}) n;
  insert into reservations (order_line_id, product_id, customer_id, quantity, state, settled_at)
    select md5('line ' || n)::uuid, md5('product ' || n)::uuid, md5('customer ' || n % 1000)::uuid, 1, 'deducted', now()
    from generate_series(1, ${size}) n;
  insert into order_events (order_id, kind, to_status, actor)
    select md5('order ' || n)::uuid, 'delivery', 'placed', 'seller' from generate_series(1, ${size}) n;
  insert into outbox (type, payload, published_at)
    select 'order.changed', jsonb_build_object('orderId', md5('order ' || n)::uuid, 'revision', 0,
      'deliveryStatus', 'placed', 'paymentStatus', 'paid'), now()
    from generate_series(1, ${size}) n`;

let folder: string;
let source: OpenedDatabase;
let target: OpenedDatabase;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'urumuri-backup-'));
  [source, target] = [await openTestDatabase(), await openTestDatabase()];
  await buildProduct(source.db);
  await source.pool.query(dropIndexes);
  await source.pool.query(fillShop);
});

afterAll(async () => {
  await source.close();
  await target.close();
  await rm(folder, { recursive: true, force: true });
});

type Place = { DATABASE_URL: string } | { DATA_DIR: string };

const outside = ({ pool }: OpenedDatabase): Place => ({ DATABASE_URL: String(pool.options.connectionString) });

/** The built command (`npm run build`) as npm runs it; given words to wait for, it gets a signal when it says them. */
async function run(
  work: 'backup' | 'restore',
  name: string,
  place: Place,
  stopAt?: string,
  signal: NodeJS.Signals = 'SIGKILL',
) {
  const child = spawn(process.execPath, [program, work, path.join(folder, name)], {
    env: { DATA_DIR: path.join(folder, 'data'), ...place },
  });
  let output = '';
  let isStopped = false;
  const listen = (text: string) => {
    output += text;
    if (isStopped || stopAt === undefined || !output.includes(stopAt)) return;
    // Once: a second signal may meet a process that is ending and listens no more.
    isStopped = child.kill(signal);
  };
  child.stdout.setEncoding('utf8').on('data', listen);
  child.stderr.setEncoding('utf8').on('data', listen);
  const [code, killedBy] = await once(child, 'close');
  return { end: code ?? killedBy, output };
}

describe('the commands', () => {
  it('clears up when it is stopped', async () => {
    const { end, output } = await run('backup', 'shop', outside(source), 'Copying rows', 'SIGINT');
    expect(output).toContain('Stopped before the end');
    expect(end).toBe(1);
    expect(await readdir(folder)).toEqual([]);
  });

  it('leaves no file under its name when a backup is killed', async () => {
    expect(await run('backup', 'shop', outside(source), 'Copying rows')).toMatchObject({ end: 'SIGKILL' });
    expect(await readdir(folder)).not.toContain('shop');
  });

  it('writes tens of thousands of products and orders into a file', async () => {
    const { end, output } = await run('backup', 'shop', outside(source));
    expect(output).toContain(`orders ${size}\n`);
    expect(output).toContain(`products ${size + 1}\n`);
    expect(end).toBe(0);
  });

  it('leaves an empty database when a restore is killed', async () => {
    expect(await run('restore', 'shop', outside(target), 'Filling tables')).toMatchObject({ end: 'SIGKILL' });
    expect((await target.pool.query('select from brands')).rowCount).toBe(0);
  });

  it('fills the same database at the second try, and the books balance', async () => {
    const { end, output } = await run('restore', 'shop', outside(target));
    expect(output).toContain('every row was compared');
    expect(end).toBe(0);
    expect(await findFaults(target.pool)).toEqual([]);
  });

  it('refuses in a sentence and with an exit code', async () => {
    const { end, output } = await run('restore', 'shop', outside(target));
    expect(output).toMatch(/^This database already holds a shop .*\n$/);
    expect(end).toBe(1);
  });
});
