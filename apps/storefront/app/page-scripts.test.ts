import { type EntryContext, UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { expect, it } from 'vitest';
import { encodeData, pageScripts } from './page-scripts.ts';

it.each([
  ['plain data', { loaderData: { root: { categories: [{ name: 'Kettles' }, { name: 'Kettles' }] } }, errors: null }],
  ['nothing and something', { none: undefined, null: null, no: false, zero: 0, text: '', list: [], object: {} }],
  ['text that is hard to write', { text: 'a\tb\n"c" \\ </script> \u2028 é “ü”', key_1: [['_1'], [null, undefined]] }],
])('writes %s as the router reads it', async (_, data) => {
  const stream = new Response(`${encodeData(data)}\n`).body;
  if (!stream) throw new Error('no stream');
  const { value } = await decode(stream, globalThis);
  expect(value).toEqual(data);
});

it.each([
  { page: 'a page of the shop', ids: ['root', 'routes/shop/home'], table: '/assets/manifest-1.js' },
  { page: 'the console', ids: ['root', 'routes/console/console'], table: '/assets/manifest-1-console.js' },
])('gives $page its own table of routes', ({ ids, table }) => {
  const context = {
    manifest: { url: '/assets/manifest-1.js', entry: { module: '/assets/entry.js', imports: [] }, routes: {} },
    future: {},
    staticHandlerContext: { basename: '/', matches: ids.map((id) => ({ route: { id } })) },
  } as unknown as EntryContext;
  expect(pageScripts(context, 'null')).toContain(`"manifest":"${table}"`);
});
