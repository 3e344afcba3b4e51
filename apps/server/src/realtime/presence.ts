import type { LiveServer, LiveSocket } from './live-server.ts';
import { rooms } from './rooms.ts';
import { createThrottle, type ThrottleOptions } from './throttle.ts';

type PresenceDeps = ThrottleOptions & {
  io: LiveServer;
  /** Whom a customer talks with: nobody learns of others whether they are there. */
  listSellers(customerId: string): Promise<{ sellerId: string; hasWritten: boolean }[]>;
  /** Whether there are other nodes, whose customers and sellers want to know as well. */
  hasOtherNodes: boolean;
};

type Pair = { customerId: string; sellerId: string };

const sellersChanged = 'presence_changed';
const writersChanged = 'customer_presence_changed';

/**
 * Tells customers which of their sellers are there, and sellers which of the customers who have written to them. Who is
 * there is asked of the sockets themselves, on all nodes: a node that dies leaves nobody behind as present.
 */
export function createPresence({ io, listSellers, hasOtherNodes, ...options }: PresenceDeps) {
  /** What each socket was last told, to keep quiet about changes that do not concern it. */
  const toldBySocket = new WeakMap<LiveSocket, string>();
  /** Whose writers have come or gone. */
  const changedSellerIds = new Set<string>();

  const socketsOf = (room: string): LiveSocket[] => {
    const socketIds = io.of('/').adapter.rooms.get(room) ?? [];
    return [...socketIds].flatMap((socketId) => io.of('/').sockets.get(socketId) ?? []);
  };

  function isNews(socket: LiveSocket, ids: readonly string[]): boolean {
    const said = ids.join();
    if (toldBySocket.get(socket) === said) return false;
    toldBySocket.set(socket, said);
    return true;
  }

  async function listPresentSellers(): Promise<Set<string>> {
    const sockets = await io.in(rooms.sellers).fetchSockets();
    return new Set(sockets.flatMap(({ data }) => data.identity?.id ?? []));
  }

  function tellCustomer(socket: LiveSocket, present: ReadonlySet<string>): void {
    const { contacts } = socket.data;
    if (!contacts) return;
    const sellerIds = [...contacts].filter((sellerId) => present.has(sellerId)).sort();
    if (!isNews(socket, sellerIds)) return;
    socket.emit(
      'activeSeller',
      sellerIds.map((sellerId) => ({ sellerId })),
    );
  }

  const tellingCustomers = createThrottle(async () => {
    const present = await listPresentSellers();
    for (const socket of io.of('/').sockets.values()) tellCustomer(socket, present);
  }, options);

  const tellingSellers = createThrottle(async () => {
    const here = [...changedSellerIds].filter((sellerId) => socketsOf(rooms.seller(sellerId)).length > 0);
    changedSellerIds.clear();
    if (here.length === 0) return;
    const present = await io.in(here.map(rooms.writersTo)).fetchSockets();
    for (const sellerId of here) {
      const writers = present.filter((socket) => socket.rooms.has(rooms.writersTo(sellerId)));
      const customerIds = [...new Set(writers.flatMap(({ data }) => data.identity?.id ?? []))].sort();
      const listeners = socketsOf(rooms.seller(sellerId)).filter((socket) => isNews(socket, customerIds));
      for (const socket of listeners) {
        socket.emit(
          'activeCustomer',
          customerIds.map((customerId) => ({ customerId })),
        );
      }
    }
  }, options);

  function noteSellers(): void {
    tellingCustomers.schedule();
    if (hasOtherNodes) io.serverSideEmit(sellersChanged);
  }

  function scheduleWriters(sellerIds: Iterable<string>): void {
    for (const sellerId of sellerIds) changedSellerIds.add(sellerId);
    tellingSellers.schedule();
  }

  function noteWriters(sellerIds: ReadonlySet<string>): void {
    if (sellerIds.size === 0) return;
    scheduleWriters(sellerIds);
    if (hasOtherNodes) io.serverSideEmit(writersChanged, [...sellerIds]);
  }

  /** A customer's socket stands in a room of each shop they have written to, so that a shop is told of nobody else. */
  function showTo(socket: LiveSocket, sellerIds: readonly string[]): void {
    for (const sellerId of sellerIds) socket.data.writtenTo?.add(sellerId);
    void socket.join(sellerIds.map(rooms.writersTo));
  }

  async function introduce(socket: LiveSocket, customerId: string): Promise<void> {
    const writtenTo = new Set<string>();
    socket.data.writtenTo = writtenTo;
    socket.on('disconnect', () => noteWriters(writtenTo));
    const sellers = await listSellers(customerId);
    const contacts = new Set(sellers.map(({ sellerId }) => sellerId));
    socket.data.contacts = contacts;
    if (socket.connected) {
      showTo(
        socket,
        sellers.filter(({ hasWritten }) => hasWritten).map(({ sellerId }) => sellerId),
      );
      noteWriters(writtenTo);
    }
    if (contacts.size > 0) tellCustomer(socket, await listPresentSellers());
  }

  io.on(sellersChanged, tellingCustomers.schedule);
  io.on(writersChanged, scheduleWriters);
  io.on('connection', (socket) => {
    const { identity } = socket.data;
    if (identity?.kind === 'customer') introduce(socket, identity.id).catch(options.onError);
    if (identity?.kind !== 'seller') return;
    scheduleWriters([identity.id]);
    noteSellers();
    socket.on('disconnect', noteSellers);
  });

  return {
    /** A customer who begins to talk with a seller may see from then on whether the seller is there. */
    addContact({ customerId, sellerId }: Pair): void {
      for (const socket of socketsOf(rooms.customer(customerId))) socket.data.contacts?.add(sellerId);
      tellingCustomers.schedule();
    },

    /** A shop sees whether a customer is there from their first message on. Every node looks at its own sockets. */
    addWriter({ customerId, sellerId }: Pair): void {
      for (const socket of socketsOf(rooms.customer(customerId))) showTo(socket, [sellerId]);
      scheduleWriters([sellerId]);
    },

    stop(): void {
      tellingCustomers.stop();
      tellingSellers.stop();
    },
  };
}
