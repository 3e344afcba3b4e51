import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import type { ClientToServerEvents, ServerToClientEvents } from '@urumuri/contract';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import type { TestShop } from './build-test-shop.ts';

export type LiveClient = {
  socket: Socket<ServerToClientEvents, ClientToServerEvents>;
  /** Everything the server has said, in order. */
  heard: { event: string; payload: unknown }[];
  /** What of one kind was heard. */
  all<Event extends keyof ServerToClientEvents>(event: Event): Parameters<ServerToClientEvents[Event]>[0][];
  /** Resolves once everything sent to this socket before has arrived. */
  settle(): Promise<void>;
};

type Options = Partial<ManagerOptions & SocketOptions>;

export type LiveClients = ReturnType<typeof createLiveClients>;

/** Sockets of a shop, which listens from then on; close them all at the end. */
export async function openLiveClients(shop: Pick<TestShop, 'app'>): Promise<LiveClients> {
  if (!shop.app.server.listening) await shop.app.listen({ host: '127.0.0.1', port: 0 });
  return createLiveClients(shop.app.server);
}

export function createLiveClients(server: Server) {
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const sockets: Socket[] = [];

  function open(token?: string, options: Options = {}): LiveClient {
    const socket: LiveClient['socket'] = io(url, {
      forceNew: true,
      reconnection: false,
      transports: ['websocket'],
      ...(token === undefined ? {} : { auth: { token } }),
      ...options,
    });
    sockets.push(socket);
    const heard: LiveClient['heard'] = [];
    socket.onAny((event: string, payload: unknown) => heard.push({ event, payload }));
    return {
      socket,
      heard,
      all: (event) => heard.filter((one) => one.event === event).map(({ payload }) => payload as never),
      settle: () =>
        new Promise((resolve) => {
          socket.once('testResponse', () => resolve());
          socket.emit('test', { message: 'are you there?' });
        }),
    };
  }

  return {
    url,
    open,
    /** A socket that is let in. */
    async connect(token?: string, options?: Options): Promise<LiveClient> {
      const client = open(token, options);
      await new Promise<void>((resolve, reject) => {
        client.socket.once('connect', resolve);
        client.socket.once('connect_error', reject);
      });
      return client;
    },
    /** The word a socket is turned away with. */
    async refusal(token: string | undefined, options?: Options): Promise<string> {
      const { socket } = open(token, options);
      return new Promise((resolve, reject) => {
        socket.once('connect', () => reject(new Error('The socket was let in.')));
        socket.once('connect_error', (error) => resolve(error.message));
      });
    },
    close(): void {
      for (const socket of sockets) socket.disconnect();
    },
  };
}
