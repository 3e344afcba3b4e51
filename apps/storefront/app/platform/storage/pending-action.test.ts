import { beforeEach, describe, expect, it } from 'vitest';
import { rememberAction, takeAction, takeActionAt } from './pending-action.ts';

const now = Date.UTC(2026, 0, 1);
const minute = 60_000;
let values: Map<string, string>;
const storage = {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
};
const pending = { action: 'cart', productId: 'p1', quantity: 3 } as const;

beforeEach(() => {
  values = new Map();
});

describe('what a guest wanted to do', () => {
  it('is given back once', () => {
    rememberAction(storage, pending, now);
    expect(takeAction(storage, 'p1', now + minute)).toEqual(pending);
    expect(takeAction(storage, 'p1', now + minute)).toBeUndefined();
  });

  it('waits for its own product', () => {
    rememberAction(storage, pending, now);
    expect(takeAction(storage, 'p2', now)).toBeUndefined();
    expect(takeAction(storage, 'p1', now)).toEqual(pending);
  });

  it('in a list is done for that list only, and not by the product’s own page', () => {
    const inList = { ...pending, path: '/shop?brand=Inyange' };
    rememberAction(storage, inList, now);
    expect(takeAction(storage, 'p1', now)).toBeUndefined();
    expect(takeActionAt(storage, '/shop', now)).toBeUndefined();
    expect(takeActionAt(storage, '/shop?brand=Inyange', now)).toEqual(inList);
    expect(takeActionAt(storage, '/shop?brand=Inyange', now)).toBeUndefined();
  });

  it('on a product’s page is not done by a list', () => {
    rememberAction(storage, pending, now);
    expect(takeActionAt(storage, '/', now)).toBeUndefined();
  });

  it('is forgotten after half an hour', () => {
    rememberAction(storage, pending, now);
    expect(takeAction(storage, 'p1', now + 31 * minute)).toBeUndefined();
  });

  it.each(['', '{', 'null', '[]', '{"action":"steal","productId":"p1","quantity":1,"expiresAt":9e15}'])(
    'is nothing when the storage holds %j',
    (text) => {
      values.set('pendingAction', text);
      expect(takeAction(storage, 'p1', now)).toBeUndefined();
    },
  );
});
