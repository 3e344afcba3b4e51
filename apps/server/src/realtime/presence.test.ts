import { afterEach, expect, it, vi } from 'vitest';
import { createLiveNodes } from '../testing/live-nodes.ts';
import { testRedisUrl } from '../testing/test-redis.ts';

const nodes = createLiveNodes();
const sellersByCustomer = { aline: ['kigali-tech', 'home-plus'], bosco: ['home-plus'] };

afterEach(() => nodes.close());

it('tells a customer of the sellers they talk with, and of no others', async () => {
  const node = await nodes.open({ sellersByCustomer });
  const [aline, bosco, guest] = await Promise.all([
    node.listen('customer:aline'),
    node.listen('customer:bosco'),
    node.listen(),
  ]);
  await node.listen('seller:kigali-tech');
  await vi.waitFor(() => expect(aline.all('activeSeller').at(-1)).toEqual([{ sellerId: 'kigali-tech' }]));
  await node.listen('seller:home-plus');
  await vi.waitFor(() => expect(bosco.all('activeSeller').at(-1)).toEqual([{ sellerId: 'home-plus' }]));
  await guest.settle();
  expect(guest.all('activeSeller')).toEqual([]);
  expect(JSON.stringify(bosco.heard)).not.toContain('kigali-tech');
});

it('keeps a seller present until the last of their sockets is gone', async () => {
  const node = await nodes.open({ sellersByCustomer });
  const phone = await node.listen('seller:home-plus');
  const laptop = await node.listen('seller:home-plus');
  const bosco = await node.listen('customer:bosco');
  await vi.waitFor(() => expect(bosco.all('activeSeller')).toEqual([[{ sellerId: 'home-plus' }]]));
  phone.socket.disconnect();
  await laptop.settle();
  laptop.socket.disconnect();
  await vi.waitFor(() => expect(bosco.all('activeSeller')).toEqual([[{ sellerId: 'home-plus' }], []]));
});

it('tells of a seller from the moment somebody begins to talk with them', async () => {
  const node = await nodes.open();
  const aline = await node.listen('customer:aline');
  await node.listen('seller:home-plus');
  await aline.settle();
  node.presence.addContact({ customerId: 'aline', sellerId: 'home-plus' });
  await vi.waitFor(() => expect(aline.all('activeSeller').at(-1)).toEqual([{ sellerId: 'home-plus' }]));
});

it('tells a seller of the customers who have written to them, and of no others', async () => {
  const node = await nodes.open({ sellersByCustomer, silentWith: ['kigali-tech'] });
  const [homePlus, kigaliTech] = await Promise.all([
    node.listen('seller:home-plus'),
    node.listen('seller:kigali-tech'),
  ]);
  const aline = await node.listen('customer:aline');
  const alineToo = await node.listen('customer:aline');
  await node.listen('customer:bosco');
  const both = [{ customerId: 'aline' }, { customerId: 'bosco' }];
  await vi.waitFor(() => expect(homePlus.all('activeCustomer').at(-1)).toEqual(both));
  expect(aline.all('activeCustomer')).toEqual([]);

  aline.socket.disconnect();
  await alineToo.settle();
  expect(homePlus.all('activeCustomer').at(-1)).toEqual(both);
  alineToo.socket.disconnect();
  await vi.waitFor(() => expect(homePlus.all('activeCustomer').at(-1)).toEqual([{ customerId: 'bosco' }]));
  expect(kigaliTech.all('activeCustomer').flat()).toEqual([]);
});

it('tells a seller of a customer from their first message on', async () => {
  const node = await nodes.open();
  const [aline, homePlus] = [await node.listen('customer:aline'), await node.listen('seller:home-plus')];
  await aline.settle();
  node.presence.addWriter({ customerId: 'aline', sellerId: 'home-plus' });
  await vi.waitFor(() => expect(homePlus.all('activeCustomer').at(-1)).toEqual([{ customerId: 'aline' }]));
  aline.socket.disconnect();
  await vi.waitFor(() => expect(homePlus.all('activeCustomer').at(-1)).toEqual([]));
});

it('knows who is there at another node', async (context) => {
  context.skip(testRedisUrl === undefined, 'no Redis to link nodes with');
  const options = { redisUrl: testRedisUrl, sellersByCustomer };
  const [one, two] = await Promise.all([nodes.open(options), nodes.open(options)]);
  const bosco = await one.listen('customer:bosco');
  const seller = await two.listen('seller:home-plus');
  await vi.waitFor(() => expect(bosco.all('activeSeller').at(-1)).toEqual([{ sellerId: 'home-plus' }]));
  await vi.waitFor(() => expect(seller.all('activeCustomer').at(-1)).toEqual([{ customerId: 'bosco' }]));
  const aline = await one.listen('customer:aline');
  await vi.waitFor(() => expect(seller.all('activeCustomer').at(-1)).toHaveLength(2));
  aline.socket.disconnect();
  await vi.waitFor(() => expect(seller.all('activeCustomer').at(-1)).toEqual([{ customerId: 'bosco' }]));
  seller.socket.disconnect();
  await vi.waitFor(() => expect(bosco.all('activeSeller').at(-1)).toEqual([]));
});
