import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a database that a test can block: it falls silent, cuts its connections, or refuses new ones. */
export async function openUnsteadyWay(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const host = decodeURIComponent(target.hostname);
  const port = Number(target.port || 5432);
  const sockets = new Set<Socket>();
  const nears = new Set<Socket>();
  let isOpen = true;

  const server = createServer((near) => {
    nears.add(near);
    near.on('close', () => void nears.delete(near));
    if (!isOpen) {
      sockets.add(near.on('error', () => undefined));
      return;
    }
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    const ends = [near, far] as const;
    for (const [from, to] of [ends, [far, near] as const]) {
      sockets.add(from);
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on('data', (data) => void to.write(data));
    }
  });

  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const ownPort = await listen(0);
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${ownPort}`;

  return {
    url: url.href,
    /** Whoever is connected, or connects from now on, hears nothing more, not even that the other end is gone. */
    fallSilent(): void {
      isOpen = false;
      for (const socket of sockets) socket.removeAllListeners('data').pause();
    },
    cut(): void {
      // The far end may be a socket in a folder, which cannot be reset; it follows.
      for (const near of nears) near.resetAndDestroy();
    },
    async refuse(): Promise<void> {
      const closed = once(server, 'close');
      server.close();
      this.cut();
      await closed;
    },
    /** New connections get through again; those that fell silent stay so. */
    async reopen(): Promise<void> {
      isOpen = true;
      if (!server.listening) await listen(ownPort);
    },
    async close(): Promise<void> {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
