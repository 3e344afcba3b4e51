import type { RouteName } from '@urumuri/contract';

/** The tag of everything a call answers, e.g. a list that gains an entry. */
export function callTag(name: RouteName): string {
  return `call:${name}`;
}

export function objectTag(id: string): string {
  return `id:${id}`;
}

/** Of what has an id: products are cached, and the same ones are in many lists. */
const tagsByObject = new WeakMap<object, readonly string[]>();

/** A page shows every object whose `_id` is in the data it is rendered from. */
export function listObjectTags(data: object): readonly string[] {
  const known = tagsByObject.get(data);
  if (known !== undefined) return known;
  const tags = '_id' in data && typeof data._id === 'string' ? [objectTag(data._id)] : [];
  for (const value of Object.values(data) as unknown[])
    if (typeof value === 'object' && value !== null) tags.push(...listObjectTags(value));
  if ('_id' in data) tagsByObject.set(data, tags);
  return tags;
}
