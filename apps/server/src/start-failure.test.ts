import { expect, it } from 'vitest';
import { explainStartFailure, StartError } from './start-failure.ts';

it.each([
  [Object.assign(new Error('listen'), { code: 'EADDRINUSE', port: 3000 }), /^Port 3000 is taken/],
  [Object.assign(new Error('write'), { code: 'ENOSPC' }), /^The disk is \(nearly\) full/],
  [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), /^The database does not answer/],
  [Object.assign(new Error('mkdir'), { code: 'EROFS', path: '/data' }), /^\/data is on a disk that can only be read/],
  [
    new Error('Failed query', { cause: Object.assign(new Error('no such role'), { code: '28000' }) }),
    /^The database refuses the shop: no such role\. Check DATABASE_URL\.$/,
  ],
  [new StartError('PORT is odd.'), /^PORT is odd\.$/],
])('explains %s in one sentence', (error, sentence) => {
  const text = explainStartFailure(error);
  expect(text).toMatch(sentence);
  expect(text).not.toContain('\n');
});

it('shows an unknown failure whole, but no query values', () => {
  const error = new Error('Failed query: select 1\nparams: marker', { cause: new Error('no such table') });
  expect(explainStartFailure(error)).toContain('no such table');
  expect(explainStartFailure(error)).not.toContain('marker');
});
