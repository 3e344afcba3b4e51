import type { ReachResponse } from '@urumuri/contract';
import { groupPhone } from '@urumuri/contract';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../platform/api/api.ts';
import { addresses } from '../../platform/format/addresses.ts';
import { useTask } from '../../platform/session/use-task.ts';
import { toast } from '../../platform/toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { MessageChoices } from '../../ui/message-choices.tsx';
import { Link } from '../../ui/link.tsx';
import { PushButton } from '../../ui/push-button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { checkCode, checkEmailChange, checkPhone } from './recovery-rules.ts';
import { SendRow } from './send-row.tsx';
import { useAccountForm } from './use-account-form.ts';

/** How the shop reaches a customer, and about what. */
export function Reach({ reach }: { reach: ReachResponse }) {
  const { run, isBusy } = useTask();
  const { email, isEmailConfirmed, phone, channels, choices, language, pushKey } = reach;
  return (
    <div className="grid max-w-2xl gap-10">
      <Part title="E-mail">
        {email === '' ? (
          <p>
            You have none here yet. Choose a password under{' '}
            <Link to={addresses.forgotPassword} className="underline">
              Forgot password
            </Link>{' '}
            with your phone number, and then add one.
          </p>
        ) : (
          <p className="flex flex-wrap items-center gap-2 break-words">
            {email}{' '}
            <Badge tone={isEmailConfirmed ? 'success' : 'waiting'}>
              {isEmailConfirmed ? 'Confirmed' : 'Not confirmed'}
            </Badge>
          </p>
        )}
        {email !== '' && !isEmailConfirmed && channels.email && (
          <Button
            look="secondary"
            className="mt-3 px-4"
            disabled={isBusy}
            onClick={() => void run(() => api.sendConfirmation())}
          >
            Send me the link to confirm it
          </Button>
        )}
        <details className="mt-3">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
            Change my e-mail
          </summary>
          <EmailForm />
        </details>
      </Part>
      <Part title="Phone">
        <p>
          {phone ? `You can sign in with ${groupPhone(phone)}.` : 'Confirm your number to sign in with it.'}
          {!channels.sms && ' We cannot send codes at the moment, so it cannot be changed here.'}
        </p>
        {channels.sms && <PhoneForm isOther={Boolean(phone)} />}
      </Part>
      <Part title="Messages">
        {!channels.email && !channels.sms && (
          <p className="mb-3 rounded-control bg-amber-wash px-4 py-3 text-sm">
            The shop cannot send messages at the moment. We call you about your orders.
          </p>
        )}
        <MessageChoices
          choices={choices}
          language={language}
          isBusy={isBusy}
          onChange={(body) => void run(() => api.saveMessageChoices({ body }))}
        />
        <PushButton pushKey={pushKey} isBusy={isBusy} onSubscribe={(body) => void run(() => api.savePush({ body }))} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-xl">{title}</h2>
      {children}
    </section>
  );
}

function EmailForm() {
  const { errors, failure, isSending, form } = useAccountForm({
    fields: ['email', 'password'],
    check: checkEmailChange,
    fieldOfCode: { wrong_password: 'password', email_taken: 'email' },
    send: async (body, element) => {
      toast.success((await api.changeEmail({ body })).message);
      element.reset();
    },
  });
  return (
    <form {...form} method="post" aria-label="Change e-mail" className="mt-2 flex max-w-md flex-col gap-5">
      <TextField label="New email" name="email" type="email" autoComplete="email" required error={errors.email} />
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        required
        error={errors.password}
      />
      <SendRow failure={failure} isSending={isSending} className="px-8">
        Change my e-mail
      </SendRow>
    </form>
  );
}

function PhoneForm({ isOther }: { isOther: boolean }) {
  const label = isOther ? 'Another number' : 'Phone number';
  const { revalidate } = useRevalidator();
  const [isSent, setSent] = useState(false);
  const ask = useAccountForm({
    fields: ['phone'],
    check: checkPhone,
    fieldOfCode: {},
    send: async (body) => {
      toast.success((await api.changePhone({ body })).message);
      setSent(true);
    },
  });
  const confirm = useAccountForm({
    fields: ['code'],
    check: checkCode,
    fieldOfCode: { wrong_code: 'code' },
    send: async (body) => {
      toast.success((await api.confirmPhone({ body })).message);
      setSent(false);
      await revalidate();
    },
  });
  return (
    <>
      <form {...ask.form} method="post" aria-label={label} className="mt-3 flex max-w-md flex-col gap-5">
        <TextField
          label={label}
          hint={isOther ? 'From when you have confirmed it you sign in with this one instead.' : undefined}
          name="phone"
          type="tel"
          autoComplete="tel"
          required
          error={ask.errors.phone}
        />
        <SendRow failure={ask.failure} isSending={ask.isSending} className="px-8">
          Send me a code
        </SendRow>
      </form>
      {isSent && (
        <form {...confirm.form} method="post" aria-label="Code" className="mt-5 flex max-w-md flex-col gap-5">
          <TextField
            label="Code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            error={confirm.errors.code}
          />
          <SendRow failure={confirm.failure} isSending={confirm.isSending} className="px-8">
            Confirm the number
          </SendRow>
        </form>
      )}
    </>
  );
}
