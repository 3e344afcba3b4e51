import { parseOptions } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../app-error.ts';
import { createPasswordHasher } from './password-hasher.ts';

describe('hashing a password', () => {
  it('uses Argon2id with 19 MiB, two passes and one lane, and salts every hash', async () => {
    const hasher = createPasswordHasher();
    const [first, second] = await Promise.all([hasher.hash('correct horse'), hasher.hash('correct horse')]);
    expect(first).not.toBe(second);
    expect(first).toMatch(/^\$argon2id\$v=19\$/);
    expect(parseOptions(first)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  });

  it('knows the right password and no other, down to spaces and case', async () => {
    const hasher = createPasswordHasher();
    const passwordHash = await hasher.hash('correct horse');
    expect(await hasher.matches('correct horse', passwordHash)).toBe(true);
    for (const other of ['Correct horse', 'correct horse ', '', passwordHash]) {
      expect(await hasher.matches(other, passwordHash)).toBe(false);
    }
  });

  it('matches nothing where there is no hash', async () => {
    const hasher = createPasswordHasher();
    expect(await hasher.matches('correct horse', null)).toBe(false);
    expect(await hasher.matches('correct horse', undefined)).toBe(false);
  });
});

describe('a flood of passwords', () => {
  it('is turned away beyond what may wait, and everyone in line is served', async () => {
    const hasher = createPasswordHasher({ parallel: 1, maxWaiting: 2 });
    const results = await Promise.allSettled([1, 2, 3, 4, 5].map(() => hasher.matches('x', undefined)));
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    const refused = results.find((result) => result.status === 'rejected');
    expect(refused?.reason).toBeInstanceOf(AppError);
    expect(refused?.reason).toMatchObject({ code: 'overloaded' });
    expect(await hasher.matches('x', undefined)).toBe(false);
  });
});
