const longestSlug = 150;

/** A name as it stands in an address: `Café Ünique 55"` becomes `cafe-unique-55`. */
export function makeSlug(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replaceAll(/^-+|-+$/g, '');
  return slug || 'item';
}
