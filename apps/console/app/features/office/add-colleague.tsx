import { limits } from '@urumuri/contract';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { SendButton } from '../../shell/send-button.tsx';

/** One more account of the office; its owner chooses the password. */
export function AddColleague() {
  return (
    <ActionForm intent="addColleague" label="Add a colleague" resets>
      <p className="text-sm text-slate">
        They may do all that you may. They get a link to choose a password, which works once, for one hour.
      </p>
      <TextField label="Name" name="name" autoComplete="off" maxLength={limits.nameLength} required />
      <TextField label="Email" name="email" type="email" autoComplete="off" maxLength={limits.emailLength} required />
      <SendButton>Add and send the link</SendButton>
    </ActionForm>
  );
}
