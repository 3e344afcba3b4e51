import type { ChangeProductsBody, ProductsChanged } from '@urumuri/contract';

/** Told what was done by which change, so that it can be taken back. */
export type OnProductsChanged = (body: ChangeProductsBody, done: ProductsChanged) => void;

/** Only what was changed is changed back, and only where nobody has changed it since. */
export function takeBack(body: ChangeProductsBody, { changed }: ProductsChanged): ChangeProductsBody | undefined {
  if (changed.length === 0) return undefined;
  const productIds = changed.map(({ _id }) => _id);
  if (body.kind === 'visibility') return { kind: 'visibility', productIds, isPublished: !body.isPublished };
  if (body.kind === 'delete') return { kind: 'restore', productIds };
  if (body.kind === 'restore') return { kind: 'delete', productIds };
  return { kind: 'values', products: changed.map(({ _id, before, after }) => ({ _id, ...before, seen: after })) };
}
