/** The tag of everything a call of this address answers, e.g. a list that gains an entry. */
export function callTag(address: string): string {
  return `call:${address.split('?', 1)[0]}`;
}

export function objectTag(id: string): string {
  return `id:${id}`;
}

/** A page shows every object whose `_id` was in the data it was rendered from. */
export function collectTags(address: string, body: string, tags: Set<string>): void {
  tags.add(callTag(address));
  for (const match of body.matchAll(/"_id":"([^"]+)"/g)) {
    if (match[1] !== undefined) tags.add(objectTag(match[1]));
  }
}
