import { test } from './shopper.ts';
import { shopTogether } from './together-journey.ts';
import { openTwoNodes } from './two-nodes.ts';

const { TEST_POSTGRES_URL: postgresUrl, TEST_REDIS_URL: redisUrl } = process.env;

test('a customer, a seller and a visitor see each other’s doings at once @desktop', async ({
  page,
  openBrowser,
  request,
}) => {
  await shopTogether({ customer: page, seller: await openBrowser(), visitor: await openBrowser(), request });
});

test('and so they do through two servers with PostgreSQL and Redis @desktop', async ({ openBrowser, playwright }) => {
  if (postgresUrl === undefined || redisUrl === undefined) {
    return test.skip(true, 'Two servers share a PostgreSQL and a Redis: TEST_POSTGRES_URL, TEST_REDIS_URL.');
  }
  const shop = await openTwoNodes({ postgresUrl, redisUrl });
  try {
    const request = await playwright.request.newContext(shop.at(0));
    const customer = await openBrowser(shop.at(0));
    const seller = await openBrowser(shop.at(1));
    const visitor = await openBrowser(shop.at(1));
    await shopTogether({ customer, seller, visitor, request });
    // Before the shop: pages that are left without one complain.
    for (const page of [customer, seller, visitor]) await page.context().close();
    await request.dispose();
  } finally {
    await shop.close();
  }
});
