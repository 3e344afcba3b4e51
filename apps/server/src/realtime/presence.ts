import { createCustomerPresence } from './customer-presence.ts';
import type { LiveServer, LiveSocket } from './live-server.ts';
import { rooms } from './rooms.ts';
import { createThrottle, type ThrottleOptions } from './throttle.ts';

export type PresenceDeps = ThrottleOptions & {
  io: LiveServer;
  /** Whom a customer talks with: nobody learns of others whether they are there. */
  listSellers(customerId: string): Promise<{ sellerId: string; hasWritten: boolean }[]>;
  /** Whether there are other nodes, whose customers and sellers want to know as well. */
  hasOtherNodes: boolean;
};

const changedEvent = 'presence_changed';

/**
 * Tells customers which of their sellers are there and the reverse, on every change. Who is there is asked of the
 * sockets themselves, on all nodes, so that a node that dies leaves nobody behind as present.
 */
export function createPresence({ io, listSellers, hasOtherNodes, ...options }: PresenceDeps) {
  /** What each socket was last told, to keep quiet about changes that do not concern it. */
  const toldBySocket = new WeakMap<LiveSocket, string>();
  const customers = createCustomerPresence({ io, hasOtherNodes, ...options });
  const throttle = createThrottle(tellAll, options);

  async function listPresent(): Promise<Set<string>> {
    const sockets = await io.in(rooms.sellers).fetchSockets();
    return new Set(sockets.flatMap(({ data }) => data.identity?.id ?? []));
  }

  function tell(socket: LiveSocket, present: ReadonlySet<string>): void {
    const { contacts } = socket.data;
    if (!contacts) return;
    const sellerIds = [...contacts].filter((sellerId) => present.has(sellerId)).sort();
    const said = sellerIds.join();
    if (toldBySocket.get(socket) === said) return;
    toldBySocket.set(socket, said);
    socket.emit(
      'activeSeller',
      sellerIds.map((sellerId) => ({ sellerId })),
    );
  }

  async function tellAll(): Promise<void> {
    const present = await listPresent();
    for (const socket of io.of('/').sockets.values()) tell(socket, present);
  }

  function noteChange(): void {
    throttle.schedule();
    if (hasOtherNodes) io.serverSideEmit(changedEvent);
  }

  async function introduce(socket: LiveSocket, customerId: string): Promise<void> {
    const sellers = await listSellers(customerId);
    socket.data.contacts = new Set(sellers.map(({ sellerId }) => sellerId));
    customers.arrive(
      socket,
      sellers.filter(({ hasWritten }) => hasWritten).map(({ sellerId }) => sellerId),
    );
    if (socket.data.contacts.size > 0) tell(socket, await listPresent());
  }

  io.on(changedEvent, throttle.schedule);
  io.on('connection', (socket) => {
    const { identity } = socket.data;
    if (identity?.kind === 'customer') introduce(socket, identity.id).catch(options.onError);
    if (identity?.kind !== 'seller') return;
    noteChange();
    socket.on('disconnect', noteChange);
  });

  return {
    /** A customer who begins to talk with a seller may see from then on whether the seller is there. */
    addContact({ customerId, sellerId }: { customerId: string; sellerId: string }): void {
      for (const socketId of io.of('/').adapter.rooms.get(rooms.customer(customerId)) ?? []) {
        io.of('/').sockets.get(socketId)?.data.contacts?.add(sellerId);
      }
      throttle.schedule();
    },
    addWriter: customers.addWriter,
    stop(): void {
      throttle.stop();
      customers.stop();
    },
  };
}
