import type { DeliveryStatus, PaymentStatus } from '@urumuri/contract';

/** Things that have happened, told after the transaction that did them has committed. */
export type DomainEvents = {
  /** Names, prices, pictures, order of lists: anything about these products but their stock. */
  'catalogue.changed': { productIds: string[] };
  /** What can be bought of these products has changed. `fellBy` is negative when there is more of them. */
  'stock.changed': { products: { productId: string; available: number; revision: number; fellBy: number }[] };
  /** An order was placed, or its delivery or payment moved on. The revision rises with every change. */
  'order.changed': {
    orderId: string;
    customerId: string;
    deliveryStatus: DeliveryStatus;
    paymentStatus: PaymentStatus;
    revision: number;
  };
  /** A customer wants to give back something of this seller. */
  'return.asked': { returnId: string; sellerId: string; orderNumber: number };
  /** A review of this product was written or rewritten. */
  'reviews.changed': { productId: string };
  /** A customer's list of sellers to talk with has one more. */
  'chat.contactAdded': { customerId: string; sellerId: string };
  /** A customer has written to a shop for the first time. */
  'chat.begun': { customerId: string; sellerId: string };
  /** A message was stored. Who tells of it reads it first: its text stands in one place only. */
  'chat.messageStored': { messageId: string };
  /** These sessions are over: their tokens are dead from now on, on every node. */
  'session.revoked': { customerId?: string; sessionIds: string[] };
  /** The office has said something else about the shop, or on one of its pages. */
  'settings.changed': Record<string, never>;
  /** This node was cut off from the others: whatever it has cached may have changed. */
  'events.missed': Record<string, never>;
};

export type DomainEventType = keyof DomainEvents;

export type DomainEvent = {
  [Type in DomainEventType]: { type: Type; payload: DomainEvents[Type] };
}[DomainEventType];

export type EventBus = {
  publish(event: DomainEvent): void;
  subscribe<Type extends DomainEventType>(type: Type, listener: (payload: DomainEvents[Type]) => void): void;
};

type Listener = (payload: never) => void;

/** Tells every listener; one that throws is reported and keeps nobody else from hearing. */
export function createEventBus(onListenerError: (error: unknown, event: DomainEvent) => void): EventBus {
  const listenersByType = new Map<DomainEventType, Listener[]>();
  return {
    publish(event) {
      for (const listener of listenersByType.get(event.type) ?? []) {
        try {
          listener(event.payload as never);
        } catch (error) {
          onListenerError(error, event);
        }
      }
    },
    subscribe(type, listener) {
      listenersByType.set(type, [...(listenersByType.get(type) ?? []), listener]);
    },
  };
}
