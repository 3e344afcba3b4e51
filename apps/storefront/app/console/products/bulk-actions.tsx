import type { ChangeProductsBody } from '@urumuri/contract';
import { type FormEvent, useState } from 'react';
import { BusyButton } from '../../ui/busy-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ConfirmButton } from '../shell/confirm-button.tsx';
import { SelectField } from '../shell/select-field.tsx';
import { readNumber } from '../shell/use-console-form.ts';
import type { ProductChanges } from './use-product-changes.ts';

type BulkActionsProps = { ids: readonly string[]; changes: ProductChanges; isDeleted: boolean };

const numbers = {
  price: {
    label: 'Change price by (%)',
    hint: '10 makes it dearer, -10 cheaper',
    toBody: (percent: number) => ({ percent }),
  },
  discount: { label: 'Set discount to (%)', hint: '0 ends it', toBody: (discount: number) => ({ discount }) },
  stock: { label: 'Set stock to', hint: 'Units of each', toBody: (stock: number) => ({ stock }) },
} as const;

/** What can be done to all that are chosen. */
export function BulkActions({ ids, changes: { change, isBusy }, isDeleted }: BulkActionsProps) {
  const [kind, setKind] = useState<keyof typeof numbers>('price');
  const productIds = [...ids];
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = readNumber(new FormData(event.currentTarget), 'value');
    // What is no number the server names.
    const body = { kind, productIds, ...numbers[kind].toBody(value ?? Number.NaN) };
    void change(body satisfies ChangeProductsBody);
  };
  if (isDeleted) {
    return (
      <section aria-label="Chosen products" className="mb-4 rounded-card border border-line p-3">
        <BusyButton isBusy={isBusy} onClick={() => void change({ kind: 'restore', productIds })}>
          Bring back
        </BusyButton>
      </section>
    );
  }
  return (
    <section aria-label="Chosen products" className="mb-4 flex flex-col gap-3 rounded-card border border-line p-3">
      <div className="flex flex-wrap gap-2">
        {[true, false].map((isPublished) => (
          <BusyButton
            key={String(isPublished)}
            look="secondary"
            isBusy={isBusy}
            onClick={() => void change({ kind: 'visibility', productIds, isPublished })}
          >
            {isPublished ? 'Put on sale' : 'Hide'}
          </BusyButton>
        ))}
        <ConfirmButton
          look="quiet"
          className="text-danger!"
          question={productIds.length === 1 ? 'Delete this product?' : `Delete ${productIds.length} products?`}
          consequence="They leave the shop, carts and wishlists. Orders, reviews and messages keep them, and you can bring them back."
          confirmLabel="Delete"
          isBusy={isBusy}
          onConfirm={() => change({ kind: 'delete', productIds })}
        >
          Delete
        </ConfirmButton>
      </div>
      <form noValidate aria-label="Change numbers" className="grid items-end gap-3 sm:grid-cols-2" onSubmit={send}>
        <SelectField label="What" value={kind} onChange={({ target }) => setKind(target.value as keyof typeof numbers)}>
          {Object.entries(numbers).map(([value, { label }]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField label={numbers[kind].hint} name="value" inputMode="numeric" required />
        <BusyButton type="submit" look="secondary" isBusy={isBusy} className="min-h-12">
          Change
        </BusyButton>
      </form>
    </section>
  );
}
