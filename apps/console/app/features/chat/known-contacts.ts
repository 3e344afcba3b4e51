import type { SellerChats, SellerContact } from '@urumuri/contract';

export type KnownContacts = Pick<SellerChats, 'contacts' | 'hasOlderContacts'>;

/**
 * Adds the latest contacts to those who are known. If more have written meanwhile than a page holds, there is a gap,
 * and what is known begins again with the page.
 */
export function addLatestContacts(known: KnownContacts, page: KnownContacts): KnownContacts {
  const [oldestOfPage, latestKnown] = [page.contacts.at(-1), known.contacts[0]];
  if (!page.hasOlderContacts || !oldestOfPage || !latestKnown) return page;
  const isGap = oldestOfPage.lastMessageAt > latestKnown.lastMessageAt;
  if (isGap) return page;
  return { contacts: merge(known.contacts, page.contacts), hasOlderContacts: known.hasOlderContacts };
}

/** Adds those who wrote before the last one known. */
export function addOlderContacts(known: KnownContacts, page: KnownContacts): KnownContacts {
  return { contacts: merge(known.contacts, page.contacts), hasOlderContacts: page.hasOlderContacts };
}

/** Believes what is said of the one who is being read, who may stand too far down to be among the latest. */
export function replaceContact(known: KnownContacts, current: SellerContact | undefined): KnownContacts {
  const contacts = known.contacts.map((contact) => (contact.fdId === current?.fdId ? current : contact));
  return { ...known, contacts };
}

/** Each once, the later version winning, the latest conversation first. */
function merge(earlier: readonly SellerContact[], later: readonly SellerContact[]): SellerContact[] {
  const byId = new Map([...earlier, ...later].map((contact) => [contact.fdId, contact]));
  return [...byId.values()].sort((one, other) => other.lastMessageAt.localeCompare(one.lastMessageAt));
}
