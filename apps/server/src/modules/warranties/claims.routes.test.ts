import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { notices, orderEvents, warranties, warrantyClaims } from '../../db/schema/index.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';
import { signInCustomer } from '../../testing/sign-in.ts';
import { useWarrantyDesk } from '../../testing/use-warranty-desk.ts';

const { shop, buyer, db, openSeller, order, ask, wallet, claim } = useWarrantyDesk();

const redDot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

describe('a claim', () => {
  it('goes to the shop, is answered step by step, and told to the customer each time', async () => {
    const seller = await openSeller();
    const { orderId } = await order(seller, { quantity: 1 });
    const [unit] = await wallet(orderId);
    const claimed = await claim(unit?._id ?? '', 'The screen flickers');
    expect(claimed.status).toBe(201);
    expect(claimed.body.warranty).toMatchObject({ state: 'claimed', canClaim: false, claim: { state: 'open' } });
    expect((await ask(`/verify/${unit?.code}`)).body.state).toBe('claimed');

    const { claims, total } = await seller.api.getSellerClaims();
    expect([claims[0], total]).toMatchObject([
      { problem: 'The screen flickers', orderId, answers: ['repair', 'exchange', 'refused'] },
      1,
    ]);
    const claimId = claims[0]?._id ?? '';
    const answer = (state: 'repair' | 'exchange' | 'refused' | 'done', words = '') =>
      seller.api.answerClaim({ params: { claimId }, body: { state, answer: words } });
    await expect(answer('refused')).rejects.toMatchObject({ code: 'validation_failed' });
    await expect(answer('done')).rejects.toMatchObject({ code: 'order_status_conflict' });
    await answer('repair', 'Bring it to the counter');
    expect((await wallet(orderId))[0]).toMatchObject({
      state: 'claimed',
      claim: { state: 'repair', steps: [{ state: 'repair', answer: 'Bring it to the counter', by: 'shop' }] },
    });
    await answer('done');
    expect((await wallet(orderId))[0]).toMatchObject({ state: 'valid', canClaim: true, claim: { state: 'done' } });
    expect(await seller.api.getSellerClaims()).toMatchObject({ claims: [], total: 0 });
    expect((await seller.api.getSellerClaims({ query: { list: 'closed' } })).total).toBe(1);

    const told = await db().select().from(notices).where(eq(notices.kind, 'warranty_claim'));
    const own = told.filter(({ cause }) => cause.startsWith(claimId)).map(({ cause }) => cause.split(' ')[1]);
    expect(new Set(own)).toEqual(new Set(['done', 'open', 'repair']));
    expect(own).toHaveLength(3);
    const { body } = await ask(`/customer/get-order-details/${orderId}`);
    const story = body.order.history.filter(({ kind }) => kind === 'warranty').map(({ note }) => note);
    expect(story).toEqual([
      `Warranty claimed for ${unit?.name}: The screen flickers`,
      `${unit?.name}: The shop will repair it. Bring it to the counter`,
      `${unit?.name}: The claim is settled.`,
    ]);
  });

  it('has pictures for its customer and its shop, and for nobody else', async () => {
    const [seller, stranger] = [await openSeller(), await openSeller()];
    const { orderId } = await order(seller, { quantity: 1 });
    const [unit] = await wallet(orderId);
    const uploaded = await shop().app.inject({
      method: 'POST',
      url: '/api/home/customer/return-pictures',
      headers: { ...buyer().headers, 'content-type': 'image/png' },
      payload: redDot,
    });
    const { image } = uploaded.json<{ image: string }>();
    const path = `/customer/claim-warranty/${unit?._id}`;
    const send = (pictures: string[]) => ask(path, { problem: 'It hums', pictures });
    for (const unknown of [`/images/${'0'.repeat(32)}/1600`, 'https://elsewhere.example/a.png']) {
      expect(await send([unknown])).toMatchObject({ status: 400, body: { error: 'Upload the picture first' } });
    }
    expect((await send([image, image, image, image, image])).status).toBe(400);
    expect((await send([image])).body.warranty.claim?.pictures).toEqual([image]);
    const { claims } = await seller.api.getSellerClaims();
    expect(claims[0]?.pictures).toEqual([image]);
    expect((await stranger.api.getSellerClaims()).claims).toEqual([]);
    const code = await shop().app.inject(`/api/home/verify/${unit?.code}`);
    const page = await shop().app.inject(`/verify/${unit?.code}`);
    const details = await shop().app.inject({
      url: `/api/home/customer/get-order-details/${orderId}`,
      headers: buyer().headers,
    });
    for (const { body } of [code, page, details]) expect(body).not.toContain(image);
  });

  it('is seen and answered by the office, too, and keeps every answer with who gave it', async () => {
    const [seller, stranger] = [await openSeller(), await openSeller()];
    const office = createTestSellerClient(shop(), (await signInSeller(shop(), { role: 'admin' })).token);
    const { orderId } = await order(seller, { quantity: 1 });
    const [unit] = await wallet(orderId);
    await claim(unit?._id ?? '');
    const claimId = (await seller.api.getSellerClaims()).claims[0]?._id ?? '';
    const params = { claimId };
    expect((await office.getSellerClaims()).claims.map(({ _id }) => _id)).toContain(claimId);
    expect((await office.getSellerClaim({ params })).claim).toMatchObject({
      isOwn: false,
      shopName: unit?.shopName,
      answers: ['repair', 'exchange', 'refused'],
    });
    expect((await seller.api.getSellerClaim({ params })).claim.isOwn).toBe(true);
    expect(await stranger.api.refusalOf.getSellerClaim({ params })).toBe('not_found');
    expect(await office.refusalOf.getSellerClaim({ params: { claimId: 'none' } })).toBe('not_found');
    await office.answerClaim({ params, body: { state: 'repair', answer: 'Bring it to us' } });
    await seller.api.answerClaim({ params, body: { state: 'exchange', answer: 'You get a new one' } });
    await office.answerClaim({ params, body: { state: 'done' } });
    const steps = [
      { state: 'repair', answer: 'Bring it to us', by: 'office', at: expect.any(String) },
      { state: 'exchange', answer: 'You get a new one', by: 'shop', at: expect.any(String) },
      { state: 'done', answer: '', by: 'office', at: expect.any(String) },
    ];
    expect((await wallet(orderId))[0]?.claim?.steps).toEqual(steps);
    // Its customer is told no more than where it was answered; inside the house people have names.
    expect((await seller.api.getSellerClaim({ params })).claim.steps).toEqual(
      steps.map((step) => ({ ...step, name: 'An Owner' })),
    );
    const events = await db().select().from(orderEvents).where(eq(orderEvents.orderId, orderId));
    const actors = events.filter(({ kind }) => kind === 'warranty').map(({ actor }) => actor);
    expect(actors).toEqual(['customer', 'admin', 'seller', 'admin']);
  });

  it('is answered by one of two who answer at once', async () => {
    const seller = await openSeller();
    const office = createTestSellerClient(shop(), (await signInSeller(shop(), { role: 'admin' })).token);
    const { orderId } = await order(seller, { quantity: 1 });
    const [unit] = await wallet(orderId);
    await claim(unit?._id ?? '');
    const claimId = (await seller.api.getSellerClaims()).claims[0]?._id ?? '';
    const body = { state: 'refused', answer: 'It fell' } as const;
    const answers = await Promise.allSettled(
      [seller.api, office, seller.api, office].map((api) => api.answerClaim({ params: { claimId }, body })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await wallet(orderId))[0]?.claim?.steps).toHaveLength(1);
  });

  it('is one at a time, however often it is sent', async () => {
    const seller = await openSeller();
    const { orderId } = await order(seller, { quantity: 1 });
    const [unit] = await wallet(orderId);
    const answers = await Promise.all(Array.from({ length: 12 }, () => claim(unit?._id ?? '')));
    const refused = answers.filter(({ status }) => status === 409);
    expect([answers.filter(({ status }) => status === 201).length, refused.length]).toEqual([1, 11]);
    expect(await db().$count(warrantyClaims, eq(warrantyClaims.orderId, orderId))).toBe(1);
    expect(
      await db().$count(orderEvents, eq(orderEvents.note, `Warranty claimed for ${unit?.name}: It stays dark`)),
    ).toBe(1);
  });

  it('comes too late once the warranty has ended, and needs words', async () => {
    const seller = await openSeller();
    const { orderId } = await order(seller, { quantity: 1 });
    const [unit] = await wallet(orderId);
    expect((await claim(unit?._id ?? '', ' ')).status).toBe(400);
    await db().update(warranties).set({ endsOn: '2020-01-31' }).where(eq(warranties.orderId, orderId));
    expect((await wallet(orderId))[0]).toMatchObject({ state: 'ended', canClaim: false });
    const late = await claim(unit?._id ?? '');
    expect([late.status, late.body.message]).toEqual([409, 'This warranty ended on 31 January 2020.']);
  });

  it('of another customer, or to another shop, is not there', async () => {
    const [seller, stranger] = [await openSeller(), await openSeller()];
    const { orderId } = await order(seller, { quantity: 1 });
    const [unit] = await wallet(orderId);
    const other = await signInCustomer(shop());
    expect((await claim(unit?._id ?? '', 'Mine', other.headers)).status).toBe(404);
    expect((await ask(`/customer/warranties/${orderId}`, undefined, other.headers)).status).toBe(404);
    await claim(unit?._id ?? '');
    const claimId = (await seller.api.getSellerClaims()).claims[0]?._id ?? '';
    expect(await stranger.api.getSellerClaims()).toMatchObject({ claims: [], total: 0 });
    expect(await stranger.api.refusalOf.answerClaim({ params: { claimId }, body: { state: 'repair' } })).toBe(
      'not_found',
    );
  });
});
