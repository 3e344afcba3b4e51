import type { RouteName } from '@urumuri/contract';

/** The tag of everything a call answers, e.g. a list that gains an entry. */
export function callTag(name: RouteName): string {
  return `call:${name}`;
}

export function objectTag(id: string): string {
  return `id:${id}`;
}

/** A page shows every object whose `_id` was in the data it was rendered from. */
export function listObjectTags(json: string): string[] {
  return Array.from(json.matchAll(/"_id":"([^"]+)"/g), ([, id = '']) => objectTag(id));
}
