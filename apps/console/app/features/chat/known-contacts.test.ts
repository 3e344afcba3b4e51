import type { SellerContact } from '@urumuri/contract';
import { describe, expect, it } from 'vitest';
import { addLatestContacts, addOlderContacts, type KnownContacts, replaceContact } from './known-contacts.ts';

/** Somebody who wrote last at this minute. */
function contact(fdId: string, minute: number, unreadCount = 0): SellerContact {
  const lastMessageAt = new Date(Date.UTC(2026, 0, 1, 8, minute)).toISOString();
  return { fdId, name: fdId, image: '', unreadCount, lastMessageAt };
}

const page = (hasOlderContacts: boolean, ...contacts: SellerContact[]): KnownContacts => ({
  contacts,
  hasOlderContacts,
});
const namesOf = ({ contacts }: KnownContacts) => contacts.map(({ fdId }) => fdId).join(' ');

const known = page(false, contact('D', 4), contact('C', 3), contact('B', 2), contact('A', 1));

describe('the latest contacts', () => {
  it('come first, and nobody known is lost', () => {
    const now = addLatestContacts(known, page(true, contact('E', 5), contact('D', 4)));
    expect(namesOf(now)).toBe('E D C B A');
    expect(now.hasOlderContacts).toBe(false);
  });

  it('move somebody up who has written again, with what is unread now', () => {
    const now = addLatestContacts(known, page(true, contact('A', 9, 2), contact('D', 4)));
    expect(namesOf(now)).toBe('A D C B');
    expect(now.contacts[0]?.unreadCount).toBe(2);
  });

  it('begin the list anew when others may have written between them and the known', () => {
    const latest = page(true, contact('G', 7), contact('F', 6));
    expect(addLatestContacts(known, latest)).toBe(latest);
  });

  it('are the whole list when there is nobody older', () => {
    const latest = page(false, contact('A', 1));
    expect(addLatestContacts(known, latest)).toBe(latest);
  });

  it('are all that is known to a shop nobody had written to', () => {
    const latest = page(true, contact('B', 2), contact('A', 1));
    expect(addLatestContacts(page(false), latest)).toBe(latest);
  });
});

describe('older contacts', () => {
  it('follow, each once, and say whether there are more', () => {
    const now = addOlderContacts(
      page(true, contact('D', 4), contact('C', 3)),
      page(true, contact('C', 3), contact('B', 2)),
    );
    expect(namesOf(now)).toBe('D C B');
    expect(now.hasOlderContacts).toBe(true);
    expect(addOlderContacts(now, page(false, contact('A', 1))).hasOlderContacts).toBe(false);
  });
});

describe('who is being read', () => {
  it('has nothing unread any more, wherever in the list', () => {
    const list = page(true, contact('C', 3, 1), contact('B', 2, 4), contact('A', 1, 2));
    const unread = replaceContact(list, contact('B', 2)).contacts.map(({ unreadCount }) => unreadCount);
    expect(unread).toEqual([1, 0, 2]);
  });

  it('is not put into a list that does not reach down to them: it would hide who stands between', () => {
    expect(namesOf(replaceContact(page(true, contact('D', 4)), contact('A', 1)))).toBe('D');
  });
});
