import type { LiveServer, LiveSocket } from './live-server.ts';
import { rooms } from './rooms.ts';
import { createThrottle, type ThrottleOptions } from './throttle.ts';

export type CustomerPresenceDeps = ThrottleOptions & { io: LiveServer; hasOtherNodes: boolean };

const changedEvent = 'customer_presence_changed';

/**
 * Tells sellers which of the customers who have written to them are there. A customer's socket stands in a room
 * of each such shop, on whichever node it is, so that a shop can be told of nobody else.
 */
export function createCustomerPresence({ io, hasOtherNodes, ...options }: CustomerPresenceDeps) {
  const toldBySocket = new WeakMap<LiveSocket, string>();
  const changedSellerIds = new Set<string>();

  const socketsOf = (room: string): LiveSocket[] => {
    const socketIds = io.of('/').adapter.rooms.get(room) ?? [];
    return [...socketIds].flatMap((socketId) => io.of('/').sockets.get(socketId) ?? []);
  };

  function tell(socket: LiveSocket, customerIds: readonly string[]): void {
    const said = customerIds.join();
    if (toldBySocket.get(socket) === said) return;
    toldBySocket.set(socket, said);
    socket.emit(
      'activeCustomer',
      customerIds.map((customerId) => ({ customerId })),
    );
  }

  const throttle = createThrottle(async () => {
    const here = [...changedSellerIds].filter((sellerId) => socketsOf(rooms.seller(sellerId)).length > 0);
    changedSellerIds.clear();
    if (here.length === 0) return;
    const present = await io.in(here.map(rooms.writersTo)).fetchSockets();
    for (const sellerId of here) {
      const writers = present.filter((socket) => socket.rooms.has(rooms.writersTo(sellerId)));
      const customerIds = new Set(writers.flatMap(({ data }) => data.identity?.id ?? []));
      for (const socket of socketsOf(rooms.seller(sellerId))) tell(socket, [...customerIds].sort());
    }
  }, options);

  function schedule(sellerIds: Iterable<string>): void {
    for (const sellerId of sellerIds) changedSellerIds.add(sellerId);
    throttle.schedule();
  }

  function noteChange(sellerIds: ReadonlySet<string>): void {
    if (sellerIds.size === 0) return;
    schedule(sellerIds);
    if (hasOtherNodes) io.serverSideEmit(changedEvent, [...sellerIds]);
  }

  io.on(changedEvent, schedule);
  io.on('connection', (socket) => {
    const { identity } = socket.data;
    if (identity?.kind === 'seller') schedule([identity.id]);
    if (identity?.kind !== 'customer') return;
    const writtenTo = new Set<string>();
    socket.data.writtenTo = writtenTo;
    socket.on('disconnect', () => noteChange(writtenTo));
  });

  function showTo(socket: LiveSocket, sellerIds: readonly string[]): void {
    for (const sellerId of sellerIds) socket.data.writtenTo?.add(sellerId);
    void socket.join(sellerIds.map(rooms.writersTo));
  }

  return {
    /** A customer is there, for the shops they have written to. */
    arrive(socket: LiveSocket, sellerIds: readonly string[]): void {
      if (!socket.connected) return;
      showTo(socket, sellerIds);
      noteChange(new Set(sellerIds));
    },

    /** A shop sees whether a customer is there from their first message on. Every node looks at its own sockets. */
    addWriter({ customerId, sellerId }: { customerId: string; sellerId: string }): void {
      for (const socket of socketsOf(rooms.customer(customerId))) showTo(socket, [sellerId]);
      schedule([sellerId]);
    },

    stop: throttle.stop,
  };
}
