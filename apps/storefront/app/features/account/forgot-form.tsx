import { useIdentity } from '@urumuri/ui/identity-context.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { NeedsJavaScript } from '../../layout/needs-javascript.tsx';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { SendRow } from './send-row.tsx';

type ForgotFormProps = { channels: { email: boolean; sms: boolean } };

/** Asks for a link to choose a new password by. The answer is the same whoever asks. */
export function ForgotForm({ channels }: ForgotFormProps) {
  const identity = useIdentity();
  const [search] = useSearchParams();
  const [answer, setAnswer] = useState<string>();
  const account = search.get('account') === 'seller' ? 'seller' : 'customer';
  if (!channels.email && !channels.sms) {
    return (
      <p className="rounded-control bg-amber-wash px-4 py-3">
        We cannot send messages at the moment. Please ask us: {identity.phones[0] ?? identity.email}.
      </p>
    );
  }
  const label = channels.sms && account === 'customer' ? 'Email or phone number' : 'Email';
  return (
    <>
      <div role="status" className="empty:hidden">
        {answer && <p className="rounded-control bg-amber-wash px-4 py-3 font-medium">{answer}</p>}
      </div>
      <ActionForm
        intent="forgotPassword"
        values={{ account }}
        label="Forgotten password"
        onDone={({ message }) => setAnswer(message)}
      >
        <NeedsJavaScript />
        <TextField label={label} name="to" autoComplete="username" inputMode="email" required />
        <SendRow sendingWords="Sending…">{answer ? 'Send again' : 'Send me a link'}</SendRow>
      </ActionForm>
    </>
  );
}
