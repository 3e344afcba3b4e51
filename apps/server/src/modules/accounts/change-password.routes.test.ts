import { calls } from '@urumuri/contract/schemas';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';
import { signInCustomer } from '../../testing/sign-in.ts';

let shop: TestShop;
let nextNumber = 1;

const password = 'blue kettle on the stove';

beforeAll(async () => {
  shop = await buildTestShop();
});

afterAll(() => shop.close());

const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  shop.app.inject({ method: 'POST', url: `/api/customer/${path}`, payload, headers });

const login = (email: string, given = password) => post('customer-login', { email, password: given });

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** 400 when the token is good, since the body is empty; 401 when it is not. */
async function isGood(token: string): Promise<boolean> {
  const { statusCode } = await post('change-password', {}, bearer(token));
  expect([400, 401]).toContain(statusCode);
  return statusCode === 400;
}

async function registered(): Promise<{ email: string; token: string }> {
  nextNumber += 1;
  const email = `person${nextNumber}@example.com`;
  const answer = await post('customer-register', { name: 'Aline Uwase', email, password });
  return { email, token: answer.json<{ token: string }>().token };
}

describe('changing the password', () => {
  const newPassword = 'green bicycle by the lake';
  const change = (token: string, given: object = {}) =>
    post(
      'change-password',
      { oldPassword: password, newPassword, confirmPassword: newPassword, ...given },
      bearer(token),
    );

  it('changes it and ends every other session', async () => {
    const { email, token } = await registered();
    const { token: other } = (await login(email)).json<{ token: string }>();
    expect(await isGood(other)).toBe(true);
    const answer = await change(token);
    expect(answer.statusCode).toBe(200);
    expect(calls.changePassword.response.parse(answer.json()).message).not.toBe('');
    expect(await isGood(other)).toBe(false);
    expect(await isGood(token)).toBe(true);
    expect((await login(email)).statusCode).toBe(401);
    expect((await login(email, newPassword)).statusCode).toBe(200);
  });

  it('leaves everybody else alone', async () => {
    const [mine, theirs] = [await registered(), await registered()];
    await change(mine.token, { userId: decodeJwt(mine.token).id });
    expect(await isGood(theirs.token)).toBe(true);
    expect((await login(theirs.email)).statusCode).toBe(200);
  });

  it.each([
    ['a wrong old password', { oldPassword: 'something else' }, 422, 'wrong_password'],
    ['a common new one', { newPassword: 'password1', confirmPassword: 'password1' }, 422, 'password_too_common'],
    ['a new one that differs from its repetition', { confirmPassword: 'another thing' }, 400, 'validation_failed'],
    ['a short new one', { newPassword: 'short', confirmPassword: 'short' }, 400, 'validation_failed'],
    ['no old one', { oldPassword: undefined }, 400, 'validation_failed'],
  ])('refuses %s and changes nothing', async (_title, given, status, code) => {
    const { email, token } = await registered();
    const answer = await change(token, given);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code });
    expect((await login(email)).statusCode).toBe(200);
    expect(await isGood(token)).toBe(true);
  });

  it('refuses whoever is not signed in', async () => {
    expect(
      (await post('change-password', { oldPassword: password, newPassword, confirmPassword: newPassword })).statusCode,
    ).toBe(401);
  });

  it('refuses to change another customer’s', async () => {
    const [mine, theirs] = [await registered(), await registered()];
    const body = { oldPassword: password, newPassword, confirmPassword: newPassword };
    await post('change-password', { ...body, userId: decodeJwt(theirs.token).id }, bearer(mine.token));
    expect((await login(theirs.email)).statusCode).toBe(200);
  });

  it('tells a customer without a password that there is none', async () => {
    const { token } = await signInCustomer(shop);
    const answer = await change(token);
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ error: string }>().error).toMatch(/no password/);
  });

  it('of two at once lets one win', async () => {
    const { email, token } = await registered();
    const others = ['first new password', 'second new password'];
    const answers = await Promise.all(
      others.map((other) => change(token, { newPassword: other, confirmPassword: other })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const winner = others[answers.findIndex(({ statusCode }) => statusCode === 200)] ?? '';
    expect((await login(email, winner)).statusCode).toBe(200);
  });
});
