import type { StaffRole } from '@urumuri/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { sellers, sellerSecondSteps } from '../../../db/schema/index.ts';
import { buildTestShop } from '../../../testing/build-test-shop.ts';
import { buildProduct } from '../../../testing/factories.ts';
import { openMailShop, soon } from '../../../testing/mail-shop.ts';
import { createTestSellerClient } from '../../../testing/seller-client.ts';
import { type SignedInSeller, signInSeller } from '../../../testing/sign-in-seller.ts';
import { createPasswordHasher } from '../../accounts/index.ts';

const { shop, mailsTo } = openMailShop();
const password = 'izuba-rirarashe-neza';
let passwordHash: string;
let jean: SignedInSeller;
let office: ReturnType<typeof createTestSellerClient>;

beforeAll(async () => {
  passwordHash = await createPasswordHasher().hash(password);
});

beforeEach(async () => {
  jean = await openAccount('Jean');
  office = clientOf(jean);
});

const openAccount = (ownerName: string) => signInSeller(shop(), { role: 'admin', ownerName, passwordHash });
const clientOf = ({ token }: SignedInSeller) => createTestSellerClient(shop(), token);
const inventEmail = () => `aline-${crypto.randomUUID()}@example.com`;
const post = (path: string, payload: object) => shop().app.inject({ method: 'POST', url: `/api${path}`, payload });
const logIn = (email: string) => post('/seller/login', { email, password });
const findColleague = async (email: string, client = office) =>
  (await client.getColleagues()).colleagues.find((colleague) => colleague.email === email);
const idOf = async (email: string, client = office) => (await findColleague(email, client))?._id ?? '';
const switchTo = (active: boolean, colleagueId: string) => ({ params: { colleagueId }, body: { active } });

async function chooseByLink(email: string) {
  await soon(() => expect(mailsTo(email)).not.toEqual([]));
  const [, token = ''] = /reset-password#([\w.-]+)/.exec(mailsTo(email).at(-1)?.text ?? '') ?? [];
  return post('/customer/reset-password', { token, newPassword: password, confirmPassword: password });
}

async function historyOf(subjectId: string) {
  const { entries } = await office.getHistory({ params: { kind: 'shop', subjectId } });
  return entries.map(({ by, action, fields }) => ({ by, action, fields }));
}

it('adds a colleague, who chooses a password by a link and signs in', async () => {
  const email = inventEmail();
  await office.addColleague({ body: { name: 'Aline', email, staffRole: 'owner' } });
  expect(await findColleague(email)).toMatchObject({ name: 'Aline', status: 'pending', isYou: false });
  expect((await logIn(email)).statusCode).toBe(401);
  expect((await chooseByLink(email)).json()).toMatchObject({ account: 'seller' });
  const entered = await logIn(email);
  expect(entered.statusCode).toBe(200);
  const client = createTestSellerClient(shop(), entered.json<{ token: string }>().token);
  expect((await client.getSellerMe()).seller).toMatchObject({ role: 'admin', ownerName: 'Aline', email });
  const own = await findColleague(email, client);
  expect(own).toMatchObject({ status: 'approved', isYou: true, lastSignInAt: expect.any(String) });
  expect(await historyOf(own?._id ?? '')).toEqual([
    { by: 'Aline', action: 'changed', fields: [{ name: 'status', from: 'pending', to: 'approved' }] },
    { by: 'Jean', action: 'created', fields: [] },
  ]);
});

it('sends a link again, to who has lost the first one', async () => {
  const email = inventEmail();
  await office.addColleague({ body: { name: 'Aline', email, staffRole: 'owner' } });
  await soon(() => expect(mailsTo(email)).toHaveLength(1));
  const { message } = await office.sendColleagueLink({ params: { colleagueId: await idOf(email) } });
  expect(message).toContain('to Aline');
  await soon(() => expect(mailsTo(email)).toHaveLength(2));
  expect((await chooseByLink(email)).statusCode).toBe(200);
});

it('refuses an e-mail that a shop or a colleague has', async () => {
  const { seller } = await signInSeller(shop());
  for (const email of [seller.email, jean.seller.email.toUpperCase()]) {
    expect(await office.refusalOf.addColleague({ body: { name: 'Aline', email, staffRole: 'owner' } })).toBe(
      'email_taken',
    );
  }
  for (const body of [
    { name: ' ', email: inventEmail(), staffRole: 'sales' as const },
    { name: 'Aline', email: 'nothing', staffRole: 'sales' as const },
    { name: 'Aline', email: inventEmail(), staffRole: 'queen' as 'sales' },
  ]) {
    expect(await office.refusalOf.addColleague({ body })).toBe('validation_failed');
  }
});

it('lists since when they are there, their last sign-in and whether two steps are on', async () => {
  const { seller } = await openAccount('Diane');
  const secondStep = { sellerId: seller.id, secret: 'SECRET', confirmedAt: new Date() };
  await shop().database.db.insert(sellerSecondSteps).values(secondStep);
  await shop().database.db.update(sellers).set({ ownerName: '' }).where(eq(sellers.id, seller.id));
  expect(await findColleague(seller.email)).toEqual({
    _id: seller.id,
    name: seller.email,
    email: seller.email,
    status: 'approved',
    createdAt: seller.createdAt.toISOString(),
    lastSignInAt: expect.stringMatching(/^\d{4}-.*Z$/),
    staffRole: 'owner',
    hasSecondStep: true,
    sessions: [expect.objectContaining({ isCurrent: false })],
    isYou: false,
    isShop: false,
  });
  expect(await findColleague(jean.seller.email)).toMatchObject({ hasSecondStep: false, isYou: true });
  const { seller: other } = await signInSeller(shop());
  expect(await findColleague(other.email)).toBeUndefined();
});

it('switches a colleague off at once, everywhere, and on again', async () => {
  const diane = await openAccount('Diane');
  const { slug } = await buildProduct(shop().database.db, { sellerId: diane.seller.id });
  await office.switchColleague(switchTo(false, diane.seller.id));
  expect(await clientOf(diane).refusalOf.getSellerMe({})).toBe('unauthorized');
  expect((await shop().app.inject(`/api/home/product-details/${slug}`)).statusCode).toBe(404);
  const refused = await logIn(diane.seller.email);
  expect(refused.json()).toMatchObject({
    code: 'seller_not_approved',
    message: 'Your shop is suspended. Please contact us.',
  });
  await office.switchColleague(switchTo(true, diane.seller.id));
  expect((await logIn(diane.seller.email)).statusCode).toBe(200);
  expect(await historyOf(diane.seller.id)).toEqual([
    { by: 'Jean', action: 'changed', fields: [{ name: 'status', from: 'suspended', to: 'approved' }] },
    { by: 'Jean', action: 'changed', fields: [{ name: 'status', from: 'approved', to: 'suspended' }] },
  ]);
});

it('lets nobody in by a link who is switched off, and who had no password chooses one first', async () => {
  const email = inventEmail();
  await office.addColleague({ body: { name: 'Aline', email, staffRole: 'owner' } });
  const colleagueId = await idOf(email);
  await office.switchColleague(switchTo(false, colleagueId));
  await office.switchColleague(switchTo(true, colleagueId));
  expect(await findColleague(email)).toMatchObject({ status: 'pending' });
  await office.switchColleague(switchTo(false, colleagueId));
  expect((await chooseByLink(email)).statusCode).toBe(200);
  expect((await logIn(email)).statusCode).toBe(403);
});

it('never switches off oneself, and of two who switch each other off leaves one', async () => {
  const answer = await shop().app.inject({
    method: 'POST',
    url: `/api/seller/colleagues/${jean.seller.id}/active`,
    payload: { active: false },
    headers: jean.headers,
  });
  expect(answer.statusCode).toBe(409);
  expect(answer.json<{ message: string }>().message).toContain('your own account');

  const diane = await openAccount('Diane');
  await Promise.allSettled([
    office.switchColleague(switchTo(false, diane.seller.id)),
    clientOf(diane).switchColleague(switchTo(false, jean.seller.id)),
  ]);
  const rows = await shop().database.db.select().from(sellers).where(eq(sellers.role, 'admin'));
  const standing = [jean, diane].map(({ seller }) => rows.find(({ id }) => id === seller.id)?.status);
  expect(new Set(standing)).toEqual(new Set(['approved', 'suspended']));
});

it('renames a colleague, and neither a shop nor nobody', async () => {
  const diane = await openAccount('Diane');
  await office.updateColleague({
    params: { colleagueId: diane.seller.id },
    body: { name: 'Diane  Ingabire', staffRole: 'owner' },
  });
  expect(await findColleague(diane.seller.email)).toMatchObject({ name: 'Diane Ingabire' });
  expect(await historyOf(diane.seller.id)).toEqual([
    { by: 'Jean', action: 'changed', fields: [{ name: 'owner_name', from: 'Diane', to: 'Diane Ingabire' }] },
  ]);
  const { seller } = await signInSeller(shop());
  for (const colleagueId of [seller.id, crypto.randomUUID(), 'nobody']) {
    const params = { colleagueId };
    expect(await office.refusalOf.updateColleague({ params, body: { name: 'Mine', staffRole: 'owner' } })).toBe(
      'not_found',
    );
    expect(await office.refusalOf.switchColleague({ params, body: { active: false } })).toBe('not_found');
  }
});

it('tells the other colleagues of it, and not who has done it', async () => {
  const diane = await openAccount('Diane');
  const email = inventEmail();
  await office.addColleague({ body: { name: 'Solange', email, staffRole: 'owner' } });
  await office.switchColleague(switchTo(false, await idOf(email)));
  // What other tests have caused may still be on its way to everybody.
  const toldOf = (address: string) => mailsTo(address).filter(({ subject }) => subject.includes('Solange'));
  await soon(() => expect(toldOf(diane.seller.email)).toHaveLength(2));
  expect(toldOf(diane.seller.email).map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([
      'Account of Solange: it was added to the office',
      'Account of Solange: it was switched off',
    ]),
  );
  expect(toldOf(diane.seller.email)[0]?.text).toContain('/seller/colleagues');
  expect(toldOf(jean.seller.email)).toEqual([]);
  await soon(() => expect(mailsTo(email).map(({ subject }) => subject)).toEqual(['Choose a new password']));
});

it('changes a role, which logs them out; not one’s own, and not that of the account of a shop', async () => {
  const diane = await openAccount('Diane');
  const update = (colleagueId: string, staffRole: StaffRole) => ({
    params: { colleagueId },
    body: { name: 'Diane', staffRole },
  });
  await office.updateColleague(update(diane.seller.id, 'stock'));
  expect(await clientOf(diane).refusalOf.getSellerMe({})).toBe('unauthorized');
  expect(await findColleague(diane.seller.email)).toMatchObject({ staffRole: 'stock', sessions: [] });
  expect((await historyOf(diane.seller.id))[0]?.fields).toEqual([{ name: 'staff_role', from: 'owner', to: 'stock' }]);
  expect(await office.refusalOf.updateColleague(update(jean.seller.id, 'stock'))).toBe('edit_conflict');
  const boss = await signInSeller(shop());
  const second = await signInSeller(shop(), { employerId: boss.seller.id });
  expect(await clientOf(second).refusalOf.updateColleague(update(boss.seller.id, 'sales'))).toBe('edit_conflict');
  const off = switchTo(false, boss.seller.id);
  expect(await clientOf(second).refusalOf.switchColleague(off)).toBe('edit_conflict');
});

it('lists where they are logged in, and logs them out everywhere', async () => {
  const diane = await openAccount('Diane');
  const [open] = (await findColleague(diane.seller.email))?.sessions ?? [];
  expect(open).toMatchObject({ device: expect.any(String), isCurrent: false });
  await office.endColleagueSessions({ params: { colleagueId: diane.seller.id } });
  expect(await clientOf(diane).refusalOf.getSellerMe({})).toBe('unauthorized');
  expect(await findColleague(diane.seller.email)).toMatchObject({ sessions: [] });
});

it('asks roles for two-step login: who has none sets it up before anything else', async () => {
  const [boss, other] = [await signInSeller(shop()), await signInSeller(shop())];
  const employ = (staffRole: StaffRole) => signInSeller(shop(), { employerId: boss.seller.id, staffRole });
  const [sales, stock] = [await employ('sales'), await employ('stock')];
  await clientOf(boss).requireSecondStep({ body: { roles: ['sales'] } });
  expect((await clientOf(boss).getColleagues()).secondStepRoles).toEqual(['sales']);
  expect((await clientOf(other).getColleagues()).secondStepRoles).toEqual([]);
  expect(await clientOf(sales).getSellerMe()).toMatchObject({ seller: { mustSetUpSecondStep: true } });
  expect(await clientOf(sales).refusalOf.getSellerOrders({})).toBe('second_step_missing');
  expect((await clientOf(sales).getSellerSecurity()).hasSecondStep).toBe(false);
  expect((await clientOf(stock).getSellerOrders()).orders).toEqual([]);
  const secondStep = { sellerId: sales.seller.id, secret: 'SECRET', confirmedAt: new Date() };
  await shop().database.db.insert(sellerSecondSteps).values(secondStep);
  expect((await clientOf(sales).getSellerOrders()).orders).toEqual([]);
  expect((await clientOf(sales).getSellerMe()).seller).not.toHaveProperty('mustSetUpSecondStep');

  const clerk = await signInSeller(shop(), { role: 'admin', staffRole: 'support' });
  onTestFinished(() => office.requireSecondStep({ body: { roles: [] } }).then(() => undefined));
  await office.requireSecondStep({ body: { roles: ['support'] } });
  expect(await clientOf(clerk).refusalOf.getAllOrders({})).toBe('second_step_missing');
  const email = inventEmail();
  await office.addColleague({ body: { name: 'New', email, staffRole: 'support' } });
  expect((await office.getColleagues()).secondStepRoles).toEqual(['support']);
});

it('keeps the link with the messages where no mail is set up, and says so', async () => {
  const quiet = await buildTestShop();
  onTestFinished(() => quiet.close());
  const { token } = await signInSeller(quiet, { role: 'admin' });
  const client = createTestSellerClient(quiet, token);
  expect((await client.getColleagues()).hasMail).toBe(false);
  const email = inventEmail();
  expect((await client.addColleague({ body: { name: 'Aline', email, staffRole: 'owner' } })).message).toContain(
    'waits',
  );
  await soon(async () => {
    const { messages } = await client.getMessages({ query: {} });
    expect(messages).toContainEqual(
      expect.objectContaining({ title: 'New password', status: 'waiting', address: email }),
    );
  });
});
