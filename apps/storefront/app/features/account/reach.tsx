import { groupPhone, type ReachResponse } from '@urumuri/contract';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { ActionButton } from '@urumuri/ui/forms/action-button.tsx';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import { Badge } from '@urumuri/ui/parts/badge.tsx';
import { MessageChoices } from '@urumuri/ui/parts/message-choices.tsx';
import { PushButton } from '@urumuri/ui/parts/push-button.tsx';
import { PasswordField } from '@urumuri/ui/parts/password-field.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { SendRow } from './send-row.tsx';

/** How the shop reaches a customer, and about what. */
export function Reach({ reach }: { reach: ReachResponse }) {
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
          <ActionButton intent="sendConfirmation" input={{}} look="secondary" className="mt-3 px-4">
            Send me the link to confirm it
          </ActionButton>
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
        <MessageChoices intent="saveMessageChoices" choices={choices} language={language} />
        <PushButton intent="savePush" pushKey={pushKey} />
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
  return (
    <ActionForm intent="changeEmail" label="Change e-mail" resets className="mt-2 flex max-w-md flex-col gap-5">
      <TextField label="New email" name="email" type="email" autoComplete="email" required />
      <PasswordField label="Your password" name="password" autoComplete="current-password" required />
      <SendRow className="px-8">Change my e-mail</SendRow>
    </ActionForm>
  );
}

function PhoneForm({ isOther }: { isOther: boolean }) {
  const label = isOther ? 'Another number' : 'Phone number';
  const [isSent, setSent] = useState(false);
  return (
    <>
      <ActionForm
        intent="changePhone"
        label={label}
        onDone={() => setSent(true)}
        className="mt-3 flex max-w-md flex-col gap-5"
      >
        <TextField
          label={label}
          hint={isOther ? 'From when you have confirmed it you sign in with this one instead.' : undefined}
          name="phone"
          type="tel"
          autoComplete="tel"
          required
        />
        <SendRow className="px-8">Send me a code</SendRow>
      </ActionForm>
      {isSent && (
        <ActionForm
          intent="confirmPhone"
          label="Code"
          onDone={() => setSent(false)}
          className="mt-5 flex max-w-md flex-col gap-5"
        >
          <TextField label="Code" name="code" inputMode="numeric" autoComplete="one-time-code" required />
          <SendRow className="px-8">Confirm the number</SendRow>
        </ActionForm>
      )}
    </>
  );
}
