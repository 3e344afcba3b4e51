import { ApiError } from '@urumuri/contract';
import { describe, expect, it } from 'vitest';
import { callStatus } from './call-status.ts';

describe('callStatus', () => {
  it('reads the status of a failed call', () => {
    expect(callStatus(new ApiError('No such product', { status: 404, code: 'not_found' }))).toBe(404);
  });

  it('reads it from an error of another build, too', () => {
    const foreign = Object.assign(new Error('No such product'), { name: 'ApiError', status: 404 });
    expect(callStatus(foreign)).toBe(404);
  });

  it.each([new Error('boom'), Object.assign(new Error('boom'), { status: 404 }), null, 'ApiError', { status: 404 }])(
    'finds none in %o',
    (error) => {
      expect(callStatus(error)).toBeUndefined();
    },
  );
});
