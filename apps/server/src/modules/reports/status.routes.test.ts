import { afterAll, beforeAll, expect, it } from 'vitest';
import { messages, notices } from '../../db/schema/index.ts';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';
import { noteBackup } from './status.repository.ts';

let shop: TestShop;
let office: ReturnType<typeof createTestSellerClient>;

beforeAll(async () => {
  const email = { url: 'smtp://user:hidden-password@127.0.0.1:1', from: undefined };
  shop = await buildTestShop({ messages: { email, sms: undefined, timeoutMs: 100, firstRetryMs: 60_000 } });
  office = createTestSellerClient(shop, (await signInSeller(shop, { role: 'admin' })).token);
});

afterAll(() => shop.close());

const read = async () =>
  Object.fromEntries((await office.getStatus()).checks.map(({ name, state, sentence }) => [name, { state, sentence }]));

it('says how the shop does, and no secret', async () => {
  const status = await office.getStatus();
  expect(status).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+/), workers: 1 });
  expect(await read()).toMatchObject({
    database: { sentence: expect.stringMatching(/answers in \d+ ms\./) },
    outbox: { state: 'good' },
    channels: { state: 'good', sentence: 'E-mail is set up.' },
    jobs: { state: 'good' },
    backup: { state: 'warning' },
    link: { state: 'good' },
  });
  expect(JSON.stringify(status)).not.toMatch(/password|smtp|postgres/i);
});

it('sees what waits, what was refused, and the last backup', async () => {
  const old = new Date(Date.now() - 3 * 3_600_000);
  const [notice] = await shop.database.db
    .insert(notices)
    .values({ kind: 'test', cause: 'test', data: {}, routedAt: old })
    .returning();
  const message = {
    noticeId: notice?.id ?? 0,
    ...({ template: 'order_step', reader: 'customer', readerName: 'A', language: 'en', data: {} } as const),
    readerId: '11111111-1111-4111-8111-111111111111',
  };
  await shop.database.db.insert(messages).values([
    { ...message, channel: 'sms', address: '1', nextTryAt: old },
    { ...message, channel: 'email', address: '2', status: 'refused', error: 'no such mailbox' },
  ]);
  // What a channel that is not set up has to send is not late.
  expect((await read()).messages).toEqual({
    state: 'warning',
    sentence: '1 message was refused in the last day. 1 message waits.',
  });
  await noteBackup(shop.database.db, new Date());
  expect((await read()).backup).toEqual({
    state: 'good',
    sentence: expect.stringMatching(/^The last one is \d+ seconds? old\.$/),
  });
  await noteBackup(shop.database.db, old);
  expect((await read()).backup).toEqual({ state: 'good', sentence: 'The last one is 3 hours old.' });
});
