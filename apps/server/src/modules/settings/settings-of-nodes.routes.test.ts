import { firstIdentity } from '@urumuri/identity';
import { expect, it, onTestFinished } from 'vitest';
import { buildTestShop } from '../../testing/build-test-shop.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';
import { testRedisUrl } from '../../testing/test-redis.ts';

it('what the office says at one server is read at the others, also on pages they had cached', async ({ skip }) => {
  skip(testRedisUrl === undefined, 'no Redis to link nodes with');
  const near = await buildTestShop({ redisUrl: testRedisUrl });
  const far = await buildTestShop({ redisUrl: testRedisUrl }, near.database);
  onTestFinished(async () => {
    await far.close();
    await near.close();
  });
  const readThere = async (address: string) => (await far.app.inject(address)).body;
  expect(await readThere('/contact')).toContain(firstIdentity.hours[0]);
  const office = createTestSellerClient(near, (await signInSeller(near, { role: 'admin' })).token);
  const { settings, version } = await office.getSettings();
  await office.saveSettings({ body: { ...settings, hours: ['Told to everybody'], version } });
  await expect.poll(() => readThere('/contact')).toContain('Told to everybody');
  const body = { title: 'Contact', description: 'A description', text: 'Come and see.', version: 0 };
  await office.saveContentPage({ params: { page: 'contact' }, body });
  await expect.poll(() => readThere('/contact')).toContain('Come and see.');
});
