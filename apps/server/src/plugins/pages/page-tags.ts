import type { RouteName } from '@urumuri/contract';

/** The tag of everything a call answers, e.g. a list that gains an entry. */
export function callTag(name: RouteName): string {
  return `call:${name}`;
}

export function objectTag(id: string): string {
  return `id:${id}`;
}

/** Products are cached, and the same ones are in many lists. */
const tagsByObject = new WeakMap<object, readonly string[]>();

/** A page shows every object whose `_id` is in the data it is rendered from. */
export function listObjectTags(data: object): string[] {
  const tags: string[] = [];
  const look = (found: object) => {
    if (!('_id' in found)) return lookInto(found, look);
    let own = tagsByObject.get(found);
    if (own === undefined) {
      own = listTagsOf(found);
      tagsByObject.set(found, own);
    }
    tags.push(...own);
  };
  look(data);
  return tags;
}

function listTagsOf(object: { _id?: unknown }): string[] {
  const tags = typeof object._id === 'string' ? [objectTag(object._id)] : [];
  lookInto(object, (inner) => tags.push(...listObjectTags(inner)));
  return tags;
}

function lookInto(object: object, look: (inner: object) => void): void {
  for (const value of (Array.isArray(object) ? object : Object.values(object)) as unknown[])
    if (typeof value === 'object' && value !== null) look(value);
}
