export * from './catalogue.ts';
export * from './conversation.ts';
export * from './customers.ts';
export * from './orders.ts';
export * from './outbox.ts';
export * from './search.ts';
export * from './sellers.ts';
export * from './shopping.ts';
