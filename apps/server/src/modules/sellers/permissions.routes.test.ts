import { API_BASE_PATH, SHOP_HEADER, type StaffRole, staffRoles } from '@urumuri/contract';
import { mayCall, sellerRoutes } from '@urumuri/contract/seller';
import { beforeAll, describe, expect, it } from 'vitest';
import { useOrderDesk } from '../../testing/order-desk.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { type SignedInSeller, signInSeller } from '../../testing/sign-in-seller.ts';

const { shop, order, desk, radio } = useOrderDesk();

const noId = '00000000-0000-4000-8000-000000000000';
const clientOf = ({ token }: SignedInSeller) => createTestSellerClient(shop(), token);
/** The one that ends the session last. */
const calls = Object.entries(sellerRoutes)
  .filter(([, { auth }]) => auth !== 'none')
  .toSorted(([name], [other]) => Number(name === 'sellerLogout') - Number(other === 'sellerLogout'));

let office: SignedInSeller;
beforeAll(async () => {
  office = await signInSeller(shop(), { role: 'admin', ownerName: 'Aline' });
});

const hire = (staffRole: StaffRole, employerId = desk().seller.id, ownerName = 'Eric') =>
  signInSeller(shop(), { employerId, staffRole, ownerName });

/** Which code each call is answered with that somebody with this role makes, for nothing that exists. */
async function askAll(staffRole: StaffRole, from: 'shop' | 'office') {
  const { headers } = await (from === 'shop' ? hire(staffRole) : signInSeller(shop(), { role: 'admin', staffRole }));
  const codes: Record<string, string | undefined> = {};
  for (const [name, { method, path }] of calls) {
    const url = API_BASE_PATH + path.replaceAll(/:\w+/g, noId);
    const answer = await shop().app.inject({ method, url, headers, ...(method === 'GET' ? {} : { payload: {} }) });
    codes[name] = answer.json<{ code?: string }>().code;
  }
  return codes;
}

describe.each(staffRoles)('a %s', (role) => {
  it.each(['shop', 'office'] as const)('may make the calls of the table and no other: %s', async (from) => {
    const codes = await askAll(role, from);
    const answered: Record<string, boolean> = {};
    const expected: Record<string, boolean> = {};
    for (const [name, { auth }] of calls) {
      const isOffices = auth === 'admin' && from === 'shop';
      answered[name] = isOffices ? codes[name] === 'forbidden' : codes[name] !== 'not_allowed_for_role';
      expected[name] = isOffices || mayCall(role, name);
    }
    expect(Object.values(codes)).not.toContain('unauthorized');
    expect(answered).toEqual(expected);
  });
});

it('leaves to each role what it is for', () => {
  const may = (name: string) => staffRoles.filter((role) => mayCall(role, name)).join(' ');
  expect({
    own: may('changeSellerPassword'),
    orders: may('getSellerOrder'),
    money: may('recordPayment'),
    prices: may('updateSellerProduct'),
    chats: may('sendMessageToCustomer'),
    people: may('addColleague'),
    account: may('savePayoutAccount'),
    nothing: may('toString'),
  }).toEqual({
    own: 'owner manager sales stock support rider',
    orders: 'owner manager sales stock support',
    money: 'owner manager sales',
    prices: 'owner manager stock',
    chats: 'owner manager sales support',
    people: 'owner',
    account: 'owner',
    nothing: '',
  });
});

it('says whom to ask instead', async () => {
  const { headers } = await hire('stock');
  const answer = await shop().app.inject({ url: '/api/seller/chats', headers });
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({
    code: 'not_allowed_for_role',
    message: `Your role (stock) may not do this. Ask ${desk().seller.ownerName}.`,
  });
});

it('keeps the role of the office in the name of a shop', async () => {
  const support = await signInSeller(shop(), { role: 'admin', staffRole: 'support' });
  const inName = { headers: { [SHOP_HEADER]: desk().seller.id } };
  expect(await clientOf(support).refusalOf.createSellerVoucher({ ...inName, body: {} as never })).toBe(
    'not_allowed_for_role',
  );
  expect((await clientOf(support).getSellerOrders(inName)).orders).toBeDefined();
});

describe('who works for a shop', () => {
  it('sees and moves its orders, and stands in their history', async () => {
    const params = { orderId: await order([[radio(), 1]]) };
    const eric = await hire('sales');
    expect(await clientOf(eric).getSellerMe()).toMatchObject({
      seller: { _id: desk().seller.id, personId: eric.seller.id, ownerName: 'Eric', email: eric.seller.email },
    });
    const body = { status: 'processing', note: 'Shelf 4' } as const;
    await clientOf(eric).changeSellerOrderStatus({ params, body });
    const { order: seen } = await desk().api.getSellerOrder({ params });
    expect(seen.timeline.at(-1)).toMatchObject({ to: 'processing', actor: 'seller', by: 'Eric', houseNote: 'Shelf 4' });
    const stranger = await hire('sales', (await signInSeller(shop())).seller.id);
    expect(await clientOf(stranger).refusalOf.getSellerOrder({ params })).toBe('not_found');
  });

  it('has sessions, messages and a name of their own', async () => {
    const eric = await hire('manager');
    const [own] = (await clientOf(eric).getSellerSecurity()).sessions;
    expect((await desk().api.getSellerSecurity()).sessions.map(({ _id }) => _id)).not.toContain(own?._id);
    await clientOf(eric).saveSellerMessageChoices({ body: { wanted: [], language: 'rw' } });
    expect((await desk().api.getSellerMessageChoices()).language).not.toBe('rw');
    const { shopName, phone, district, address } = desk().seller;
    const body = { shopName, phone: phone || '0788123456', district, address, ownerName: 'Eric Mugabo' };
    await clientOf(eric).updateSellerProfile({ body });
    expect((await clientOf(eric).getSellerMe()).seller.ownerName).toBe('Eric Mugabo');
    expect((await desk().api.getSellerMe()).seller.ownerName).toBe(desk().seller.ownerName);
    await clientOf(eric).sellerLogout();
    expect(await clientOf(eric).refusalOf.getSellerMe({})).toBe('unauthorized');
    expect((await desk().api.getSellerMe()).seller._id).toBe(desk().seller.id);
  });

  it('is shut out with the shop, and is no shop in the lists of the office', async () => {
    const boss = await signInSeller(shop());
    const eric = await hire('stock', boss.seller.id);
    const officeApi = clientOf(office);
    const { sellers } = await officeApi.getSellers();
    expect(sellers.map(({ _id }) => _id)).toContain(boss.seller.id);
    expect(sellers.map(({ _id }) => _id)).not.toContain(eric.seller.id);
    const suspend = (sellerId: string) => ({ params: { sellerId }, body: { status: 'suspended' as const } });
    expect(await officeApi.refusalOf.changeSellerStatus(suspend(eric.seller.id))).toBe('not_found');
    await officeApi.changeSellerStatus(suspend(boss.seller.id));
    expect(await clientOf(eric).refusalOf.getSellerMe({})).toBe('unauthorized');
  });
});
