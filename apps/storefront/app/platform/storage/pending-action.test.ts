import { beforeEach, describe, expect, it } from 'vitest';
import { saveAction, takeAction, takeActionAt } from './pending-action.ts';
import { clearTab, writeTab } from './tab-storage.ts';

const now = Date.UTC(2026, 0, 1);
const minute = 60_000;
const pending = { action: 'cart', productId: 'p1', quantity: 3 } as const;

beforeEach(() => clearTab('pendingAction'));

describe('what a guest wanted to do', () => {
  it('is given back once', () => {
    saveAction(pending, now);
    expect(takeAction('p1', now + minute)).toEqual(pending);
    expect(takeAction('p1', now + minute)).toBeUndefined();
  });

  it('waits for its own product', () => {
    saveAction(pending, now);
    expect(takeAction('p2', now)).toBeUndefined();
    expect(takeAction('p1', now)).toEqual(pending);
  });

  it('in a list is done for that list only, and not by the product’s own page', () => {
    const inList = { ...pending, path: '/shop?brand=Inyange' };
    saveAction(inList, now);
    expect(takeAction('p1', now)).toBeUndefined();
    expect(takeActionAt('/shop', now)).toBeUndefined();
    expect(takeActionAt('/shop?brand=Inyange', now)).toEqual(inList);
    expect(takeActionAt('/shop?brand=Inyange', now)).toBeUndefined();
  });

  it('on a product’s page is not done by a list', () => {
    saveAction(pending, now);
    expect(takeActionAt('/', now)).toBeUndefined();
  });

  it('is forgotten after half an hour', () => {
    saveAction(pending, now);
    expect(takeAction('p1', now + 31 * minute)).toBeUndefined();
  });

  it.each(['', 7, null, [], { action: 'steal', productId: 'p1', quantity: 1, expiresAt: now + minute }])(
    'is nothing when the storage holds %j',
    (stored) => {
      writeTab('pendingAction', stored);
      expect(takeAction('p1', now)).toBeUndefined();
    },
  );
});
