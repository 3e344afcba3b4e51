import type { RouteName } from '@urumuri/contract';

/** The tag of everything a call answers, e.g. a list that gains an entry. */
export function callTag(name: RouteName): string {
  return `call:${name}`;
}

export function objectTag(id: string): string {
  return `id:${id}`;
}

/** A page shows every object whose `_id` is in the data it is rendered from. */
export function listObjectTags(data: object): string[] {
  return Object.entries(data).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'string') return key === '_id' ? [objectTag(value)] : [];
    return typeof value === 'object' && value !== null ? listObjectTags(value) : [];
  });
}
