import type { ChangeProductsBody } from '@urumuri/contract';
import { type FormEvent, useState } from 'react';
import { readNumber } from '@urumuri/ui/forms/read-form.ts';
import { useAction } from '@urumuri/ui/forms/use-action.ts';
import { BusyButton } from '@urumuri/ui/parts/busy-button.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { ConfirmButton } from '@urumuri/ui/forms/confirm-button.tsx';
import { SelectField } from '@urumuri/ui/forms/select-field.tsx';
import { ChangeButton } from './change-button.tsx';
import type { OnProductsChanged } from './take-back.ts';

type BulkActionsProps = { ids: readonly string[]; onChanged: OnProductsChanged; isDeleted: boolean };

const numbers = {
  price: {
    label: 'Change price by (%)',
    hint: 'Use 10 to raise prices, −10 to lower them',
    toBody: (percent: number) => ({ percent }),
  },
  discount: { label: 'Set discount to (%)', hint: '0 removes it', toBody: (discount: number) => ({ discount }) },
  stock: { label: 'Set stock to', hint: 'Units of each product', toBody: (stock: number) => ({ stock }) },
} as const;

/** What can be done to all that are chosen. */
export function BulkActions({ ids, onChanged, isDeleted }: BulkActionsProps) {
  const [kind, setKind] = useState<keyof typeof numbers>('price');
  const productIds = [...ids];
  const { isBusy, send } = useAction<'changeSellerProducts'>({
    onDone: (done) => onChanged({ kind: 'values', products: [] }, done),
  });
  const change = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = readNumber(new FormData(event.currentTarget), 'value');
    // What is no number the server names.
    const body = { kind, productIds, ...numbers[kind].toBody(value ?? Number.NaN) } satisfies ChangeProductsBody;
    if (!isBusy) void send({ intent: 'changeSellerProducts', input: { body } });
  };
  if (isDeleted) {
    return (
      <section aria-label="Chosen products" className="mb-4 rounded-card border border-line p-3">
        <ChangeButton body={{ kind: 'restore', productIds }} onChanged={onChanged}>
          Restore
        </ChangeButton>
      </section>
    );
  }
  return (
    <section aria-label="Chosen products" className="mb-4 flex flex-col gap-3 rounded-card border border-line p-3">
      <div className="flex flex-wrap gap-2">
        {[true, false].map((isPublished) => (
          <ChangeButton
            key={String(isPublished)}
            look="secondary"
            body={{ kind: 'visibility', productIds, isPublished }}
            onChanged={onChanged}
          >
            {isPublished ? 'Put on sale' : 'Hide'}
          </ChangeButton>
        ))}
        <ConfirmButton
          look="quiet"
          className="text-danger!"
          question={productIds.length === 1 ? 'Delete this product?' : `Delete ${productIds.length} products?`}
          consequence="They are removed from the shop, carts and wishlists. Orders, reviews and messages keep them, and you can restore them."
          confirmLabel="Delete"
          intent="changeSellerProducts"
          input={{ body: { kind: 'delete', productIds } }}
          onDone={(done) => onChanged({ kind: 'delete', productIds }, done)}
        >
          Delete
        </ConfirmButton>
      </div>
      <form noValidate aria-label="Change numbers" className="grid items-end gap-3 sm:grid-cols-2" onSubmit={change}>
        <SelectField
          label="What"
          value={kind}
          onChange={({ target }) => setKind(target.value as keyof typeof numbers)}
          choices={Object.entries(numbers).map(([value, { label }]) => [value, label])}
        />
        <TextField label={numbers[kind].hint} name="value" inputMode="numeric" required />
        <BusyButton type="submit" look="secondary" isBusy={isBusy} className="min-h-12">
          Change
        </BusyButton>
      </form>
    </section>
  );
}
