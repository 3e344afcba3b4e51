import type { AdminBrand } from '@urumuri/contract';
import { type FormEvent, useRef, useState } from 'react';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { readText } from '@urumuri/ui/forms/read-form.ts';
import { useAction } from '@urumuri/ui/forms/use-action.ts';
import { ConfirmDialog } from '@urumuri/ui/parts/confirm-dialog.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { History } from '../../shell/history.tsx';
import { SendButton } from '../../shell/send-button.tsx';

/** A brand to rename, or to become part of another one. Its name leads on either way. */
export function BrandEditor({ brand: { _id: brandId, name, formerNames } }: { brand: AdminBrand }) {
  const asking = useRef<HTMLDialogElement>(null);
  const [into, setInto] = useState('');
  const { isBusy, send } = useAction();
  const merge = () => send({ intent: 'mergeBrand', input: { params: { brandId }, body: { into } } });
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setInto(readText(new FormData(event.currentTarget), 'into'));
    asking.current?.showModal();
  };
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <ActionForm intent="renameBrand" values={{ brandId }} label={`Rename ${name}`} className="flex flex-col gap-4">
        <TextField
          label="Name"
          name="name"
          defaultValue={name}
          hint={formerNames.length > 0 ? `Also found as ${formerNames.join(', ')}.` : undefined}
        />
        <SendButton>Rename</SendButton>
      </ActionForm>
      <form onSubmit={ask} aria-label={`Merge ${name}`} className="flex flex-col gap-4">
        <TextField
          label="Merge into the brand"
          name="into"
          hint="All its products move to that brand. This cannot be undone."
          required
        />
        <SendButton>Merge</SendButton>
      </form>
      <div className="sm:col-span-2">
        <History kind="brand" subjectId={brandId} />
      </div>
      <ConfirmDialog
        ref={asking}
        question={`Merge ${name} into ${into || 'another brand'}?`}
        confirmLabel="Merge the brands"
        cancelLabel="Keep both"
        isBusy={isBusy}
        onConfirm={() => void merge().then(() => asking.current?.close())}
      >
        All products of {name} move to {into || 'that brand'}, and searches and links for {name} lead there. This cannot
        be undone.
      </ConfirmDialog>
    </div>
  );
}
