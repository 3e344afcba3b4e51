import { randomUUID } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { describe, expect, it } from 'vitest';
import { TokenRefusal } from '../../http/token-refusal.ts';
import { createSessionTokens } from './session-tokens.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const issuer = 'http://shop.test';
const oldSecret = 'o'.repeat(32);
const newSecret = 'n'.repeat(32);
const holder = { id: randomUUID(), name: 'Aline Ü', email: 'aline@example.com', image: '' };
const session = { id: randomUUID(), expiresAt: new Date(Date.now() + 30 * dayMs) };

const tokensAt = (nowMs: number) =>
  createSessionTokens('customer', { issuer, secret: newSecret, now: () => new Date(nowMs) });

async function reasonOf(reading: Promise<unknown>): Promise<string> {
  const error: unknown = await reading.catch((refusal: unknown) => refusal);
  expect(error).toBeInstanceOf(TokenRefusal);
  return (error as TokenRefusal).reason;
}

describe('a customer’s token', () => {
  it('carries what the page decodes and what the server checks, and nothing more', async () => {
    const token = await createSessionTokens('customer', { issuer, secret: newSecret }).sign(holder, session);
    expect(decodeJwt(token)).toEqual({
      ...holder,
      sid: session.id,
      iss: issuer,
      aud: 'customer',
      typ: 'customer',
      jti: expect.any(String),
      iat: expect.any(Number),
      exp: expect.any(Number),
    });
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ: 'JWT', kid: expect.any(String) });
  });

  it('is read back as the customer and session it was signed for', async () => {
    const tokens = createSessionTokens('customer', { issuer, secret: newSecret });
    const claims = await tokens.read(await tokens.sign(holder, session));
    expect(claims).toEqual({ holderId: holder.id, sessionId: session.id, issuedAt: expect.any(Date) });
  });

  it('is good until it expires, however often it was read before', async () => {
    let nowMs = Date.now();
    const tokens = createSessionTokens('customer', { issuer, secret: newSecret, now: () => new Date(nowMs) });
    const token = await tokens.sign(holder, session);
    const claims = await tokens.read(token);
    expect(await tokens.read(token)).toEqual(claims);
    nowMs = session.expiresAt.getTime() + 2 * minuteMs;
    expect(await reasonOf(tokens.read(token))).toBe('err_jwt_expired');
  });

  it('differs from every other, even for the same session in the same second', async () => {
    const tokens = createSessionTokens('customer', { issuer, secret: newSecret });
    expect(await tokens.sign(holder, session)).not.toBe(await tokens.sign(holder, session));
  });
});

describe('a change of the secret', () => {
  it('keeps tokens of the one before good while it is named', async () => {
    const old = await createSessionTokens('customer', { issuer, secret: oldSecret }).sign(holder, session);
    const changed = createSessionTokens('customer', { issuer, secret: newSecret, previousSecret: oldSecret });
    await expect(changed.read(old)).resolves.toMatchObject({ holderId: holder.id });
    expect(await reasonOf(createSessionTokens('customer', { issuer, secret: newSecret }).read(old))).toBe(
      'unknown_key',
    );
  });

  it('signs with the new one', async () => {
    const changed = createSessionTokens('customer', { issuer, secret: newSecret, previousSecret: oldSecret });
    const token = await changed.sign(holder, session);
    await expect(createSessionTokens('customer', { issuer, secret: newSecret }).read(token)).resolves.toBeDefined();
  });
});

describe('clocks that differ', () => {
  const start = Date.now();

  it.each([
    ['signed 50 s in the future', -50_000, undefined],
    ['signed 90 s in the future', -90_000, 'err_jwt_claim_validation_failed'],
    ['out for 50 s', 8 * dayMs + 50_000, undefined],
    ['out for 90 s', 8 * dayMs + 90_000, 'err_jwt_expired'],
  ])('a token that is %s', async (_title, readAfterMs, reason) => {
    const token = await tokensAt(start).sign(holder, session);
    const reading = tokensAt(start + readAfterMs).read(token);
    if (reason === undefined) await expect(reading).resolves.toBeDefined();
    else expect(await reasonOf(reading)).toBe(reason);
  });
});

it('is no seller’s, nor is a seller’s a customer’s, though one key signs both', async () => {
  const customers = createSessionTokens('customer', { issuer, secret: newSecret });
  const sellers = createSessionTokens('seller', { issuer, secret: newSecret });
  await expect(sellers.read(await customers.sign(holder, session))).rejects.toThrow(TokenRefusal);
  await expect(customers.read(await sellers.sign(holder, session))).rejects.toThrow(TokenRefusal);
  await expect(sellers.read(await sellers.sign(holder, session))).resolves.toMatchObject({ holderId: holder.id });
});
