import type { ChangeProductsBody, ProductsChanged } from '@urumuri/contract';
import { useState } from 'react';
import { sellerApi } from '../shell/seller-api.ts';
import { type SellerTask, useSellerTask } from '../shell/use-seller-task.ts';

/** What takes a change back, and in which words it is offered. */
type Undo = { body: ChangeProductsBody; message: string };
export type ProductChanges = {
  change: (body: ChangeProductsBody) => ReturnType<SellerTask['run']>;
  undo: (() => ReturnType<SellerTask['run']>) | undefined;
  /** What was done last. */
  message: string;
  isBusy: boolean;
};

/** Changes products of the list, and can take the last change back. */
export function useProductChanges(): ProductChanges {
  const { run, isBusy } = useSellerTask();
  const [last, setLast] = useState<Undo>();

  const change = (body: ChangeProductsBody) =>
    run(async () => {
      const done = await sellerApi.changeSellerProducts({ body });
      const undo = takeBack(body, done);
      setLast(undo && { body: undo, message: done.message });
      return done;
    });
  return {
    change,
    undo: last && (() => change(last.body)),
    message: last?.message ?? '',
    isBusy,
  };
}

/** Only what was changed is changed back, and only where nobody has changed it since. */
export function takeBack(body: ChangeProductsBody, { changed }: ProductsChanged): ChangeProductsBody | undefined {
  if (changed.length === 0) return undefined;
  const productIds = changed.map(({ _id }) => _id);
  if (body.kind === 'visibility') return { kind: 'visibility', productIds, isPublished: !body.isPublished };
  if (body.kind === 'delete') return { kind: 'restore', productIds };
  if (body.kind === 'restore') return { kind: 'delete', productIds };
  return { kind: 'values', products: changed.map(({ _id, before, after }) => ({ _id, ...before, seen: after })) };
}
