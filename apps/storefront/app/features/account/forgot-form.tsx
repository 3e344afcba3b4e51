import { identity } from '@urumuri/identity';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { NeedsJavaScript } from '../../layout/needs-javascript.tsx';
import { api } from '../../platform/api/api.ts';
import { TextField } from '../../ui/text-field.tsx';
import { checkForgotten } from './recovery-rules.ts';
import { SendRow } from './send-row.tsx';
import { useAccountForm } from './use-account-form.ts';

type ForgotFormProps = { channels: { email: boolean; sms: boolean } };

/** Asks for a link to choose a new password by. The answer is the same whoever asks. */
export function ForgotForm({ channels }: ForgotFormProps) {
  const [search] = useSearchParams();
  const [answer, setAnswer] = useState<string>();
  const account = search.get('account') === 'seller' ? 'seller' : 'customer';
  const { errors, failure, isSending, form } = useAccountForm({
    fields: ['to'],
    check: checkForgotten,
    fieldOfCode: {},
    send: async ({ to }) => setAnswer((await api.forgotPassword({ body: { account, to } })).message),
  });
  if (!channels.email && !channels.sms) {
    return (
      <p className="rounded-control bg-amber-wash px-4 py-3">
        We cannot send messages at the moment. Please call us: {identity.phones[0]}.
      </p>
    );
  }
  const label = channels.sms && account === 'customer' ? 'Email or phone number' : 'Email';
  return (
    <>
      <div role="status" className="empty:hidden">
        {answer && <p className="rounded-control bg-amber-wash px-4 py-3 font-medium">{answer}</p>}
      </div>
      <form {...form} method="post" aria-label="Forgotten password" className="flex flex-col gap-5">
        <NeedsJavaScript />
        <TextField label={label} name="to" autoComplete="username" inputMode="email" required error={errors.to} />
        <SendRow failure={failure} isSending={isSending}>
          {isSending ? 'Sending…' : answer ? 'Send again' : 'Send me a link'}
        </SendRow>
      </form>
    </>
  );
}
