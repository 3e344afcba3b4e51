import type { AdminBrand } from '@urumuri/contract';
import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '../../platform/toast.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { History } from '../shell/history.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { SendButton } from '../shell/send-button.tsx';
import { readText, useConsoleForm } from '../shell/use-console-form.ts';
import { useSellerTask } from '../shell/use-seller-task.ts';

/** A brand to rename, or to become part of another one. Its name leads on either way. */
export function BrandEditor({ brand: { _id, name, formerNames } }: { brand: AdminBrand }) {
  const { revalidate } = useRevalidator();
  const params = { brandId: _id };
  const finish = async ({ message }: { message: string }) => {
    toast.success(message);
    await revalidate();
  };
  const rename = useConsoleForm(
    async (data) => finish(await sellerApi.renameBrand({ params, body: { name: readText(data, 'name') } })),
    { name_taken: 'name' },
  );
  const { run, isBusy } = useSellerTask();
  const asking = useRef<HTMLDialogElement>(null);
  const [into, setInto] = useState('');
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setInto(readText(new FormData(event.currentTarget), 'into'));
    asking.current?.showModal();
  };
  const merge = async () => {
    await run(() => sellerApi.mergeBrand({ params, body: { into } }));
    asking.current?.close();
  };
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <form
        method="post"
        noValidate
        onSubmit={rename.onSubmit}
        aria-label={`Rename ${name}`}
        className="flex flex-col gap-4"
      >
        <TextField
          label="Name"
          name="name"
          defaultValue={name}
          hint={formerNames.length > 0 ? `Also found as ${formerNames.join(', ')}.` : undefined}
          error={rename.errors.name}
        />
        <SendButton failure={rename.failure} isSending={rename.isSending}>
          Rename
        </SendButton>
      </form>
      <form method="post" onSubmit={ask} aria-label={`Merge ${name}`} className="flex flex-col gap-4">
        <TextField
          label="Merge into the brand"
          name="into"
          hint="All its products move there. This cannot be undone."
          required
        />
        <SendButton failure={undefined} isSending={isBusy}>
          Merge
        </SendButton>
      </form>
      <div className="sm:col-span-2">
        <History kind="brand" subjectId={_id} />
      </div>
      <ConfirmDialog
        ref={asking}
        question={`Merge ${name} into ${into || 'another brand'}?`}
        confirmLabel="Merge the brands"
        cancelLabel="Keep both"
        isBusy={isBusy}
        onConfirm={() => void merge()}
      >
        All products of {name} become products of {into || 'that brand'}, and its name leads there. This cannot be
        undone.
      </ConfirmDialog>
    </div>
  );
}
