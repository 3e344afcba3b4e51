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
  const tags: string[] = [];
  const look = (object: object) => {
    for (const [key, value] of Object.entries(object) as [string, unknown][]) {
      if (typeof value === 'object') {
        if (value !== null) look(value);
      } else if (key === '_id' && typeof value === 'string') tags.push(objectTag(value));
    }
  };
  look(data);
  return tags;
}
