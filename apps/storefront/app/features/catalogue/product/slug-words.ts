const MAX_LENGTH = 100;
const objectId = /^[0-9a-f]{24}$/;

/** The words an address was made of, to search for; an id has none. */
export function wordsOfSlug(slug: string): string {
  if (objectId.test(slug)) return '';
  return slug
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH);
}
