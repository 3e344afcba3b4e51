import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';
import { freezeClock } from '../../testing/frozen-clock.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';
import { createPasswordHasher } from '../accounts/index.ts';
import { codeOf, stepAt } from './totp.rules.ts';

let shop: TestShop;
const password = 'umucyo w’ejo hazaza';
let passwordHash: string;

freezeClock();

beforeAll(async () => {
  shop = await buildTestShop();
  passwordHash = await createPasswordHasher().hash(password);
});

afterAll(() => shop.close());

const logIn = async (email: string, given: { code?: string; password?: string } = {}, remoteAddress = '10.0.0.1') => {
  const payload = { email, password, ...given };
  const answer = await shop.app.inject({ method: 'POST', url: '/api/seller/login', payload, remoteAddress });
  return { status: answer.statusCode, ...answer.json<{ code?: string; token?: string }>() };
};

/** The code of the app now, or so many half minutes from now. */
const codeIn = (secret: string, halfMinutes = 0) => codeOf(secret, stepAt(new Date()) + halfMinutes);

async function openShop() {
  const { seller, token } = await signInSeller(shop, { passwordHash });
  return { seller, api: createTestSellerClient(shop, token) };
}

async function openWithTwoSteps() {
  const { seller, api } = await openShop();
  const { secret } = await api.beginSecondStep({ body: { password } });
  // The code before this one, so that the tests have two more to use.
  const { recoveryCodes } = await api.confirmSecondStep({ body: { code: codeIn(secret, -1) } });
  return { seller, api, secret, recoveryCodes };
}

describe('a second step', () => {
  it('is asked for once a first code was confirmed, and not before', async () => {
    const { seller, api } = await openShop();
    expect(await api.refusalOf.beginSecondStep({ body: { password: 'not this one' } })).toBe('wrong_password');
    const { secret, address } = await api.beginSecondStep({ body: { password } });
    expect(address).toContain(`secret=${secret}`);
    expect((await logIn(seller.email)).status).toBe(200);
    expect(await api.refusalOf.confirmSecondStep({ body: { code: '000000' } })).toBe('wrong_code');
    const { recoveryCodes } = await api.confirmSecondStep({ body: { code: codeIn(secret) } });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await logIn(seller.email)).toMatchObject({ status: 401, code: 'second_step_required' });
    expect(await api.getSellerSecurity()).toMatchObject({ hasSecondStep: true, recoveryCodesLeft: 10 });
    expect(await api.refusalOf.beginSecondStep({ body: { password } })).toBe('edit_conflict');
  });

  it('is spoken of only to who knows the password', async () => {
    const { seller } = await openWithTwoSteps();
    expect(await logIn(seller.email, { password: 'guess' })).toMatchObject({ code: 'invalid_credentials' });
    expect(await logIn(seller.email, { password: 'guess', code: '1' })).toMatchObject({ code: 'invalid_credentials' });
  });

  it('takes a code once, with the spaces people type, and no older one after it', async () => {
    const { seller, secret } = await openWithTwoSteps();
    expect(await logIn(seller.email, { code: codeIn(secret, -1) })).toMatchObject({ status: 422, code: 'wrong_code' });
    const next = codeIn(secret, 1);
    expect((await logIn(seller.email, { code: `${next.slice(0, 3)} ${next.slice(3)}` })).status).toBe(200);
    expect((await logIn(seller.email, { code: next })).code).toBe('wrong_code');
    expect((await logIn(seller.email, { code: codeIn(secret) })).code).toBe('wrong_code');
  });

  it('takes one code of two that come at the same time', async () => {
    const { seller, secret } = await openWithTwoSteps();
    const code = codeIn(secret);
    const answers = await Promise.all([logIn(seller.email, { code }), logIn(seller.email, { code })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  it('takes each recovery code once, and nobody else’s', async () => {
    const [{ seller, recoveryCodes, api }, other] = [await openWithTwoSteps(), await openWithTwoSteps()];
    const [code = '', second = ''] = recoveryCodes;
    expect((await logIn(other.seller.email, { code })).code).toBe('wrong_code');
    expect((await logIn(seller.email, { code: code.toLowerCase() })).status).toBe(200);
    expect((await logIn(seller.email, { code })).code).toBe('wrong_code');
    expect((await logIn(seller.email, { code: second })).status).toBe(200);
    expect((await api.getSellerSecurity()).recoveryCodesLeft).toBe(8);
  });

  it('keeps no recovery code as it is', async () => {
    const { seller, recoveryCodes } = await openWithTwoSteps();
    const { rows } = await shop.database.pool.query<{ text: string }>(
      'select seller_second_steps::text as text from seller_second_steps where seller_id = $1',
      [seller.id],
    );
    for (const code of recoveryCodes) expect(rows[0]?.text).not.toContain(code.replaceAll('-', ''));
  });

  it('is switched off with password and code, and then not asked for', async () => {
    const { seller, api, secret } = await openWithTwoSteps();
    const code = codeIn(secret);
    expect(await api.refusalOf.endSecondStep({ body: { password: 'guess', code } })).toBe('wrong_password');
    expect(await api.refusalOf.endSecondStep({ body: { password, code: '123456' } })).toBe('wrong_code');
    await api.endSecondStep({ body: { password, code } });
    expect((await logIn(seller.email)).status).toBe(200);
    expect(await api.refusalOf.endSecondStep({ body: { password, code } })).toBe('edit_conflict');
  });

  it('is taken off by the office, which ends the seller’s sessions', async () => {
    const { seller, api } = await openWithTwoSteps();
    const office = createTestSellerClient(shop, (await signInSeller(shop, { role: 'admin' })).token);
    const params = { sellerId: seller.id };
    expect((await office.getSellers()).sellers.find(({ _id }) => _id === seller.id)?.hasSecondStep).toBe(true);
    await office.resetSecondStep({ params });
    expect(await api.refusalOf.getSellerMe({})).toBe('unauthorized');
    expect((await logIn(seller.email)).status).toBe(200);
    expect(await office.refusalOf.resetSecondStep({ params })).toBe('edit_conflict');
  });
});

it('counts codes guessed with the right password, from however many addresses', async () => {
  const limited = await buildTestShop({ rateLimit: true });
  try {
    const { seller, token } = await signInSeller(limited, { passwordHash });
    const api = createTestSellerClient(limited, token);
    const { secret } = await api.beginSecondStep({ body: { password } });
    await api.confirmSecondStep({ body: { code: codeIn(secret) } });
    const codes: (string | undefined)[] = [];
    for (let time = 0; time < 30; time += 1) {
      const payload = { email: seller.email, password, code: '000000' };
      const remoteAddress = `10.0.1.${time}`;
      const answer = await limited.app.inject({ method: 'POST', url: '/api/seller/login', payload, remoteAddress });
      codes.push(answer.json<{ code: string }>().code);
    }
    expect(codes.filter((code) => code === 'wrong_code').length).toBeLessThan(25);
    expect(codes.at(-1)).toBe('rate_limited');
  } finally {
    await limited.close();
  }
});
