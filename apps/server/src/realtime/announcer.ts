import type { ChatMessage, OrderStatusUpdated } from '@urumuri/contract';
import type { DomainEvent, DomainEvents } from '../events/event-bus.ts';
import type { LiveServer } from './live-server.ts';
import { rooms } from './rooms.ts';
import { createStockBatch } from './stock-batch.ts';

export type Relay = { sender: 'customer' | 'seller'; customerId: string; sellerId: string; message: ChatMessage };

export type AnnouncerDeps = {
  io: LiveServer;
  /** Whether sockets of other processes hear it too. */
  hasOtherNodes: boolean;
  /** An order as its customer may see it, and its number; `undefined` when it is not (or no longer) theirs to see. */
  describeOrder(
    order: DomainEvents['order.changed'],
  ): Promise<{ order: OrderStatusUpdated; orderNumber: number } | undefined>;
  /** A message as it was stored. */
  describeMessage(message: DomainEvents['chat.messageStored']): Promise<Relay>;
  onError(error: unknown, event: DomainEvent): void;
};

/** Turns what has happened in the shop into what its sockets hear, one after the other. */
export function createAnnouncer({ io, hasOtherNodes, describeOrder, describeMessage, onError }: AnnouncerDeps) {
  const stock = createStockBatch((products) => io.emit('stockUpdated', { products }));
  let queue = Promise.resolve();

  /** Nothing is read for nobody: most who order have left the page, and shops sleep. */
  function mayHear(...names: string[]): boolean {
    const { rooms: open } = io.of('/').adapter;
    return hasOtherNodes || names.some((name) => open.has(name));
  }

  async function tell(event: DomainEvent): Promise<void> {
    switch (event.type) {
      case 'stock.changed':
        return stock.add(event.payload.products);
      case 'order.changed': {
        if (!mayHear(rooms.customer(event.payload.customerId), rooms.sellers)) return;
        const described = await describeOrder(event.payload);
        if (!described) return;
        const { order, orderNumber } = described;
        io.to(rooms.customer(event.payload.customerId)).emit('orderStatusUpdated', order);
        // A seller learns which order it is and reads the own part of it; the rest is not theirs.
        const sellerRooms = [...new Set(order.products.map(({ sellerId }) => rooms.ordersOf(sellerId)))];
        const news = { orderId: order.orderId, orderNumber, isNew: event.payload.revision === 0 };
        io.to([...sellerRooms, rooms.office]).emit('shop_order_changed', news);
        return;
      }
      case 'return.asked': {
        const { sellerId, ...asked } = event.payload;
        io.to([rooms.ordersOf(sellerId), rooms.office]).emit('return_asked', asked);
        return;
      }
      case 'chat.messageStored': {
        const { sender, customerId, sellerId, message } = await describeMessage(event.payload);
        if (sender === 'customer') io.to(rooms.seller(sellerId)).emit('customer_message', message);
        else io.to(rooms.customer(customerId)).emit('seller_message', message);
        return;
      }
      case 'session.revoked':
        // The client comes back at once, as whoever it is by then.
        return io.in(event.payload.sessionIds.map(rooms.session)).disconnectSockets(true);
      case 'reviews.changed':
        io.emit('reviewsUpdated', { productId: event.payload.productId });
        return;
      case 'catalogue.changed':
      case 'settings.changed':
      case 'chat.contactAdded':
      case 'chat.begun':
      case 'events.missed':
        return;
    }
  }

  return {
    announce(event: DomainEvent): void {
      queue = queue.then(() => tell(event)).catch((error: unknown) => onError(error, event));
    },
    /** What was announced until now has been told. */
    async close(): Promise<void> {
      await queue;
      stock.flush();
    },
  };
}
