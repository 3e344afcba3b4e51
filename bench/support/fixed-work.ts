/**
 * A piece of work that never changes, to compare a shop's figures with on any machine: node:http, one query, twenty
 * cards written by React. Started by `bench/cpu.ts` with the database's address.
 */
import { createServer } from 'node:http';
import pg from 'pg';
import { createElement as make } from 'react';
import { renderToString } from 'react-dom/server';

const cards = 20;
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const server = createServer((_request, response) => {
  void (async () => {
    const { rows } = await pool.query<{ slug: string; name: string; price_rwf: number }>({
      name: 'cards',
      text: 'SELECT slug, name, price_rwf FROM products ORDER BY id LIMIT $1',
      values: [cards],
    });
    const list = rows.map(({ slug, name, price_rwf: price }) =>
      make(
        'li',
        { key: slug, className: 'card' },
        make('img', { src: `/images/${slug}/320`, alt: '', width: 320, height: 320, loading: 'lazy' }),
        make('h3', null, make('a', { href: `/product/details/${slug}` }, name)),
        make('p', { className: 'price' }, `RWF ${price}`),
        make('button', { type: 'button', 'aria-label': `Add to cart: ${name}` }, 'Add'),
      ),
    );
    const body = renderToString(make('ul', null, list));
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': Buffer.byteLength(body) }).end(body);
  })();
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
