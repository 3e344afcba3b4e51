import { beforeEach, expect, it } from 'vitest';
import { createPasswordHasher, guessedAtNotice } from '../accounts/index.ts';
import { noteNotices } from '../../db/notices.ts';
import { openMailShop, soon } from '../../testing/mail-shop.ts';
import { type SignedInSeller, signInSeller } from '../../testing/sign-in-seller.ts';

const { shop, mailsTo } = openMailShop();
const password = 'izuba-rirarashe-neza';
const phoneBrowser = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
let email: string;
let token: string;
let cookie: string;
let admin: SignedInSeller;
let passwordHash: string;

type Answer = { statusCode: number; headers: Record<string, unknown>; json(): { token: string } };

const post = (url: string, payload: object, headers: Record<string, string> = {}): Promise<Answer> =>
  shop().app.inject({ method: 'POST', url, payload, headers: { 'user-agent': phoneBrowser, ...headers } });

const cookieOf = ({ headers }: Answer) => String(headers['set-cookie']).split(';')[0] ?? '';
const subjects = (to: string) => mailsTo(to).map(({ subject }) => subject);
const tellsOf = (to: string, words: string) => mailsTo(to).filter(({ subject }) => subject === words);

const newDevice = 'A new device has signed in to your account';

beforeEach(async () => {
  passwordHash = await createPasswordHasher().hash(password);
  admin = await signInSeller(shop(), { role: 'admin', ownerName: 'Jean', passwordHash });
  email = `aline-${crypto.randomUUID()}@example.com`;
  const registered = await post('/api/customer/customer-register', { name: 'Aline', email, password });
  token = registered.json().token;
  cookie = cookieOf(registered);
});

it('tells the owner of an account of a device that is new to it, once, and of no other', async () => {
  const login = (headers = {}) => post('/api/customer/customer-login', { email, password }, headers);
  expect((await login({ cookie })).statusCode).toBe(200);
  const fresh = await login();
  expect((await login({ cookie: cookieOf(fresh) })).statusCode).toBe(200);
  await soon(() => expect(subjects(email)).toContain(newDevice));
  expect(tellsOf(email, newDevice)).toHaveLength(1);
  expect(tellsOf(email, newDevice)[0]?.text).toContain('Chrome on Android');
});

it('is silent about new devices to who has switched that off, and never about a new password', async () => {
  const headers = { authorization: `Bearer ${token}`, 'user-agent': phoneBrowser };
  expect((await post('/api/customer/message-choices', { wanted: [] }, headers)).statusCode).toBe(200);
  await post('/api/customer/customer-login', { email, password });
  const body = { oldPassword: password, newPassword: `${password}-2`, confirmPassword: `${password}-2` };
  const changed = await post('/api/customer/change-password', body, headers);
  expect(changed.statusCode).toBe(200);
  await soon(() => expect(subjects(email)).toContain('Your account was changed'));
  expect(subjects(email)).not.toContain(newDevice);
});

it('tells owner and office of the accounts of shops, and a person of the office not twice', async () => {
  const seller = await signInSeller(shop(), { shopName: 'Radios of Remera', ownerName: 'Eric', passwordHash });
  await post('/api/seller/login', { email: seller.seller.email, password });
  await soon(() => expect(subjects(seller.seller.email)).toContain(newDevice));
  const toOffice = 'Account of Radios of Remera: a new device has signed in (Chrome on Android)';
  await soon(() => expect(subjects(admin.seller.email)).toContain(toOffice));
  expect(subjects(admin.seller.email)).not.toContain(newDevice);
});

it('tells once a day that somebody guesses at an account, and of no account that nobody has', async () => {
  const { database } = shop();
  const now = new Date();
  const note = (account: string) =>
    database.transaction((tx) => {
      const notice = guessedAtNotice(account, now);
      return noteNotices(tx, notice ? [notice] : []);
    });
  for (const account of [email, email.toUpperCase(), 'nobody@example.com', `seller ${admin.seller.email}`]) {
    await note(account);
  }
  const guessed = 'Someone is trying to guess your password';
  await soon(() => expect(subjects(email)).toContain(guessed));
  await soon(() => expect(subjects(admin.seller.email)).toContain(guessed));
  expect(tellsOf(email, guessed)).toHaveLength(1);
  expect(mailsTo('nobody@example.com')).toEqual([]);
  expect(guessedAtNotice(admin.seller.id, now)).toBeUndefined();
});
