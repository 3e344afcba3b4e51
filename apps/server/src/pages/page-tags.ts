import type { RouteName } from '@urumuri/contract';

/** The tag of everything a call answers, e.g. a list that gains an entry. */
export function callTag(name: RouteName): string {
  return `call:${name}`;
}

export function objectTag(id: string): string {
  return `id:${id}`;
}

/** A page shows every object whose `_id` is in the data it is rendered from. */
export function addObjectTags(data: object, tags: Set<string>): void {
  if ('_id' in data && typeof data._id === 'string') tags.add(objectTag(data._id));
  for (const value of Object.values(data) as unknown[]) {
    if (typeof value === 'object' && value !== null) addObjectTags(value, tags);
  }
}
