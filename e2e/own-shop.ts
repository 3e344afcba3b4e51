import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContextOptions } from '@playwright/test';
import { type ShopProcess, startShop } from '../bench/support/shop-process.ts';
import { sharePictures } from './plain-pictures.ts';
import { demoDir } from './shop-folder.ts';

const COOKIE = 'node';

export type OwnShop = {
  url: string;
  /** For commands that are given beside the running shop. */
  dataDir: string;
  /** For somebody whom the balancer sends to this node. */
  at(node: number): BrowserContextOptions;
  /** Ends a node as a crash would; who comes to it is turned away until it is started again. */
  kill(node: number): Promise<void>;
  restart(node: number): Promise<void>;
  close(): Promise<void>;
};

/** Built servers behind a balancer, for a journey that needs a shop to itself. */
export async function openOwnShop(nodeCount: number, environment: Record<string, string> = {}): Promise<OwnShop> {
  const nodes: (ShopProcess | undefined)[] = [];
  const balancer = await openBalancer((node) => nodes[node]?.url);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'urumuri-journey-'));
  if (environment.SEED === undefined && environment.DATABASE_URL === undefined)
    await cp(demoDir, dataDir, { recursive: true });
  await sharePictures(dataDir);
  const start = () => startShop({ SEED: 'demo', PUBLIC_URL: balancer.url, ...environment }, dataDir);
  const close = async () => {
    for (const node of nodes) await node?.stop();
    balancer.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    // The first one fills the shop.
    for (let node = 0; node < nodeCount; node += 1) nodes[node] = await start();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    url: balancer.url,
    dataDir,
    at: (node) => ({
      baseURL: balancer.url,
      storageState: { cookies: [cookieFor(node)], origins: [] },
    }),
    async kill(node) {
      const killed = nodes[node];
      nodes[node] = undefined;
      await killed?.kill();
    },
    async restart(node) {
      nodes[node] = await start();
    },
    close,
  };
}

function cookieFor(node: number) {
  const where = { domain: '127.0.0.1', path: '/', expires: -1 };
  return { name: COOKIE, value: String(node), ...where, httpOnly: true, secure: false, sameSite: 'Lax' as const };
}

/** Who has no cookie is sent to no node: a journey that forgot it proves nothing. */
function readNode(head: string): number {
  const [, node] = new RegExp(`^cookie:.*\\b${COOKIE}=(\\d+)`, 'im').exec(head) ?? [];
  return Number(node);
}

/**
 * Sticky, as long polling through several nodes demands: a connection goes to the node that the cookie in its first
 * request names. A browser never shares a connection between people, so that holds for everything it sends.
 */
async function openBalancer(urlOf: (node: number) => string | undefined) {
  const open = new Set<Socket>();
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
    return socket;
  };
  const server = createServer((client) => {
    keep(client).once('data', (head) => {
      const url = urlOf(readNode(head.toString('latin1')));
      if (url === undefined) {
        client.destroy();
        return;
      }
      const upstream = keep(connect(Number(new URL(url).port), '127.0.0.1'));
      upstream.on('close', () => client.destroy());
      client.on('close', () => upstream.destroy());
      upstream.write(head);
      client.pipe(upstream).pipe(client);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
