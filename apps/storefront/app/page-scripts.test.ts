import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { expect, it } from 'vitest';
import { encodeData } from './page-scripts.ts';

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
