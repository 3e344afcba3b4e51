import { describe, expect, it } from 'vitest';
import { placeFailure } from './place-failure.ts';

const fields = ['name', 'email'] as const;

describe('where a refusal is shown', () => {
  it('is the field its code speaks of', () => {
    const error = { code: 'email_taken', message: 'Taken.', details: undefined } as const;
    expect(placeFailure(error, fields, { email_taken: 'email' })).toEqual({ email: 'Taken.' });
  });

  it('is every field the shop found fault with, and no other', () => {
    const details = { name: 'Name is required', request: 'Not a field of this form' };
    const error = { code: 'validation_failed', message: 'Name is required', details } as const;
    expect(placeFailure(error, fields, {})).toEqual({ name: 'Name is required' });
  });

  it('is no field when the refusal is about something else', () => {
    const error = { code: 'rate_limited', message: 'Wait.', details: { retryAfterSeconds: 5, name: 'x' } } as const;
    expect(placeFailure(error, fields, { email_taken: 'email' })).toEqual({});
  });
});
