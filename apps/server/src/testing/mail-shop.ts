import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import type { Config } from '../config.ts';
import { buildTestShop, type TestShop } from './build-test-shop.ts';
import { createMailServer } from './mail-server.ts';
import { type SignedIn, signInCustomer } from './sign-in.ts';

/** Jobs send when they come to it, on a busy machine later. */
export const soon = (check: () => unknown) => vi.waitFor(check);

/** A shop that sends its mail to a server of the test, and a new customer of it for every test. */
export function openMailShop(sms?: () => Config['messages']['sms']) {
  const mail = createMailServer();
  let shop: TestShop;
  let buyer: SignedIn;

  beforeAll(async () => {
    const messages = {
      email: { url: await mail.listen(), from: 'shop@shop.test' },
      sms: sms?.(),
      timeoutMs: 60_000,
      firstRetryMs: 10,
    };
    shop = await buildTestShop({ messages });
  });

  beforeEach(async () => {
    mail.accepted.length = 0;
    mail.moods.length = 0;
    buyer = await signInCustomer(shop);
  });

  afterAll(async () => {
    await shop.close();
    await mail.close();
  });

  return {
    mail,
    shop: () => shop,
    buyer: () => buyer,
    /** A call of the customer's. */
    call: (method: 'GET' | 'POST', path: string, payload?: object) =>
      shop.app.inject({
        method,
        url: `/api/home/customer/${path}`,
        headers: buyer.headers,
        ...(payload ? { payload } : {}),
      }),
    mailsTo: (address: string) => mail.accepted.filter(({ to }) => to === address),
  };
}
