const MAX_LENGTH = 100;
const productId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The words an address was made of, to search for; an id has none. */
export function wordsOfSlug(slug: string): string {
  if (productId.test(slug)) return '';
  return slug
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH);
}
