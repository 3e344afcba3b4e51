import { limits } from '@urumuri/contract';
import { useRevalidator } from 'react-router';
import { toast } from '../../platform/toast.ts';
import { TextField } from '../../ui/text-field.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { SendButton } from '../shell/send-button.tsx';
import { readText, useConsoleForm } from '../shell/use-console-form.ts';

/** One more account of the office; its owner chooses the password. */
export function AddColleague() {
  const { revalidate } = useRevalidator();
  const { errors, failure, isSending, onSubmit } = useConsoleForm(
    async (data, form) => {
      const body = { name: readText(data, 'name'), email: readText(data, 'email') };
      toast.success((await sellerApi.addColleague({ body })).message);
      form.reset();
      await revalidate();
    },
    { email_taken: 'email' },
  );
  return (
    <form method="post" noValidate onSubmit={onSubmit} aria-label="Add a colleague" className="flex flex-col gap-5">
      <p className="text-sm text-slate">
        They may do all that you may. They get a link to choose a password, which works once, for one hour.
      </p>
      <TextField
        label="Name"
        name="name"
        autoComplete="off"
        maxLength={limits.nameLength}
        required
        error={errors.name}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="off"
        maxLength={limits.emailLength}
        required
        error={errors.email}
      />
      <SendButton failure={failure} isSending={isSending}>
        Add and send the link
      </SendButton>
    </form>
  );
}
