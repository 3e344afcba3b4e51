import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMailShop, soon } from '../../../testing/mail-shop.ts';
import { createTestSellerClient } from '../../../testing/seller-client.ts';
import { type SignedInSeller, signInSeller } from '../../../testing/sign-in-seller.ts';
import { createPasswordHasher } from '../../accounts/index.ts';

const { shop, buyer, mailsTo } = openMailShop();
const password = 'izuba-rirarashe-neza';
let passwordHash: string;
let jean: SignedInSeller;
let office: ReturnType<typeof createTestSellerClient>;

beforeAll(async () => {
  passwordHash = await createPasswordHasher().hash(password);
});

beforeEach(async () => {
  jean = await signInSeller(shop(), { role: 'admin', ownerName: 'Jean' });
  office = clientOf(jean);
});

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

describe('the people of a shop', () => {
  it('are added by its owner, come in by the link and do what their role may', async () => {
    const { seller: boss, ...signedIn } = await signInSeller(shop(), { shopName: 'Inzu Electronics' });
    const owner = clientOf({ seller: boss, ...signedIn });
    const email = inventEmail();
    await owner.addColleague({ body: { name: 'Keza', email, staffRole: 'sales' } });
    expect((await chooseByLink(email)).statusCode).toBe(200);
    const entered = await logIn(email);
    const keza = createTestSellerClient(shop(), entered.json<{ token: string }>().token);
    expect((await keza.getSellerMe()).seller).toMatchObject({ _id: boss.id, ownerName: 'Keza', staffRole: 'sales' });
    expect(await keza.refusalOf.getColleagues({})).toBe('not_allowed_for_role');
    const { colleagues } = await owner.getColleagues();
    expect(colleagues.map(({ name, isShop, isYou }) => ({ name, isShop, isYou }))).toEqual([
      { name: boss.ownerName, isShop: true, isYou: true },
      { name: 'Keza', isShop: false, isYou: false },
    ]);
    const colleagueId = await idOf(email, owner);
    const history = { params: { kind: 'shop' as const, subjectId: colleagueId } };
    expect((await owner.getHistory(history)).entries.at(-1)).toMatchObject({ by: boss.ownerName, action: 'created' });
    await owner.switchColleague(switchTo(false, colleagueId));
    const second = await signInSeller(shop(), { employerId: boss.id, ownerName: 'Second owner' });
    await clientOf(second).switchColleague(switchTo(true, colleagueId));
    await soon(() =>
      expect(mailsTo(boss.email).map(({ subject }) => subject)).toContain('Account of Keza: it was switched on again'),
    );
    expect(mailsTo(jean.seller.email).filter(({ subject }) => subject.includes('Keza'))).toEqual([]);
    await clientOf(second).switchColleague(switchTo(false, colleagueId));
    expect((await logIn(email)).json()).toMatchObject({ code: 'seller_not_approved' });
  });

  it('do not come in while their shop is suspended', async () => {
    const boss = await signInSeller(shop());
    const eric = await signInSeller(shop(), { employerId: boss.seller.id, staffRole: 'stock', passwordHash });
    expect((await logIn(eric.seller.email)).statusCode).toBe(200);
    await office.changeSellerStatus({ params: { sellerId: boss.seller.id }, body: { status: 'suspended' } });
    expect((await logIn(eric.seller.email)).json()).toMatchObject({ code: 'seller_not_approved' });
  });

  it('are nobody else’s', async () => {
    const [boss, other] = [await signInSeller(shop()), await signInSeller(shop())];
    const eric = await signInSeller(shop(), { employerId: boss.seller.id, staffRole: 'stock' });
    const params = { colleagueId: eric.seller.id };
    const customer = createTestSellerClient(shop(), buyer().headers.authorization.replace('Bearer ', ''));
    for (const [client, code] of [
      [clientOf(other), 'not_found'],
      [office, 'not_found'],
      [customer, 'unauthorized'],
    ] as const) {
      const body = { name: 'Mine', staffRole: 'owner' as const };
      expect(await client.refusalOf.updateColleague({ params, body })).toBe(code);
      expect(await client.refusalOf.switchColleague({ params, body: { active: false } })).toBe(code);
      expect(await client.refusalOf.sendColleagueLink({ params })).toBe(code);
      expect(await client.refusalOf.endColleagueSessions({ params })).toBe(code);
    }
    expect(await clientOf(other).refusalOf.getHistory({ params: { kind: 'shop', subjectId: eric.seller.id } })).toBe(
      'not_found',
    );
    expect(await findColleague(eric.seller.email)).toBeUndefined();
    expect(await customer.refusalOf.getColleagues({})).toBe('unauthorized');
    expect(await clientOf(eric).getSellerMe()).toMatchObject({ seller: { staffRole: 'stock' } });
  });
});
