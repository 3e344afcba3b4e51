import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchPicture, isPublicAddress } from './fetch-picture.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it.each([
  ['8.8.8.8', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['2a00:1450:4001::1', true],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['localhost', false],
])('knows whether %s is on the internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

describe('a picture', () => {
  it('is fetched from a host that is allowed, through a redirect', async () => {
    const host = await serve((request, response) => {
      if (request.url === '/a.png') response.writeHead(302, { location: '/b.png' }).end();
      else response.end('bytes');
    });
    const bytes = await fetchPicture(`http://${host}/a.png`, { allowedHosts: [host] });
    expect(bytes.toString()).toBe('bytes');
  });

  it.each([
    ['ftp://a.example/a.png', /http or https/],
    ['file:///etc/passwd', /http or https/],
    ['http://user:secret@a.example/a.png', /password/],
    ['http://127.0.0.1/a.png', /not on the internet/],
    ['http://[::1]/a.png', /not on the internet/],
    ['http://[::ffff:10.0.0.1]/a.png', /not on the internet/],
    ['http://2130706433/a.png', /not on the internet/],
    ['http://0x7f.1/a.png', /not on the internet/],
    ['http://localhost/a.png', /not on the internet/],
    ['nonsense', /no address/],
  ])('is not fetched from %s', async (address, reason) => {
    await expect(fetchPicture(address, { allowedHosts: [] })).rejects.toMatchObject({
      message: expect.stringMatching(reason),
      isTemporary: false,
    });
  });

  it('is not fetched from inside by way of a redirect', async () => {
    let wasAsked = false;
    const inside = await serve((_request, response) => {
      wasAsked = true;
      response.end('secret');
    });
    const outside = await serve((_request, response) =>
      response.writeHead(302, { location: `http://${inside}/` }).end(),
    );
    const fetching = fetchPicture(`http://${outside}/`, { allowedHosts: [outside] });
    await expect(fetching).rejects.toThrow(/not on the internet/);
    expect(wasAsked).toBe(false);
  });

  it.each([
    [404, false],
    [503, true],
    [429, true],
  ])('whose server answers %i may be tried again: %s', async (status, isTemporary) => {
    const host = await serve((_request, response) => response.writeHead(status).end());
    const fetching = fetchPicture(`http://${host}/`, { allowedHosts: [host] });
    await expect(fetching).rejects.toMatchObject({ isTemporary, message: expect.stringContaining(String(status)) });
  });

  it('is not read to the end when it is too large, said or not', async () => {
    const piece = Buffer.alloc(1024 * 1024);
    const host = await serve((request, response) => {
      if (request.url === '/said') response.setHeader('content-length', 9 * 1024 * 1024);
      const write = () => {
        while (!response.destroyed && response.write(piece));
      };
      response.on('drain', write);
      write();
    });
    for (const path of ['said', 'unsaid']) {
      await expect(fetchPicture(`http://${host}/${path}`, { allowedHosts: [host] })).rejects.toThrow(/8 MB/);
    }
  });

  it('is given up when nothing comes, or when it is led round in circles', async () => {
    const silent = await serve(() => undefined);
    const waiting = fetchPicture(`http://${silent}/`, { allowedHosts: [silent], timeoutMs: 50 });
    await expect(waiting).rejects.toMatchObject({ isTemporary: true });
    const circle = await serve((_request, response) => response.writeHead(301, { location: '/' }).end());
    await expect(fetchPicture(`http://${circle}/`, { allowedHosts: [circle] })).rejects.toThrow(/without end/);
  });
});
