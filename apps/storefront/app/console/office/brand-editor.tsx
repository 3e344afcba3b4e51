import type { AdminBrand } from '@urumuri/contract';
import { useRevalidator } from 'react-router';
import { toast } from '../../platform/toast.ts';
import { TextField } from '../../ui/text-field.tsx';
import { History } from '../shell/history.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { SendButton } from '../shell/send-button.tsx';
import { readText, useConsoleForm } from '../shell/use-console-form.ts';

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
  const merge = useConsoleForm(async (data) =>
    finish(await sellerApi.mergeBrand({ params, body: { into: readText(data, 'into') } })),
  );
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
      <form
        method="post"
        noValidate
        onSubmit={merge.onSubmit}
        aria-label={`Merge ${name}`}
        className="flex flex-col gap-4"
      >
        <TextField
          label="Merge into the brand"
          name="into"
          hint="All its products move there. This cannot be undone."
          error={merge.errors.into}
        />
        <SendButton failure={merge.failure} isSending={merge.isSending}>
          Merge
        </SendButton>
      </form>
      <div className="sm:col-span-2">
        <History kind="brand" subjectId={_id} />
      </div>
    </div>
  );
}
