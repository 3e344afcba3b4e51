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

/** Most names begin with the brand; it stands in the address once. */
export function makeProductSlug({ brand, name }: { brand: string; name: string }): string {
  const [ofBrand, ofName] = [makeSlug(brand), makeSlug(name)];
  return `-${ofName}-`.includes(`-${ofBrand}-`) ? ofName : makeSlug(`${brand} ${name}`);
}

/** Whether a product of this name may keep this address: it says the name, with or without the brand and a tail. */
export function isSlugOf(slug: string, product: { brand: string; name: string }): boolean {
  const bare = slug.replace(/-[0-9a-f]{6}$/, '');
  const names = [makeProductSlug(product), makeSlug(`${product.brand} ${product.name}`), makeSlug(product.name)];
  return names.includes(slug) || names.includes(bare);
}
