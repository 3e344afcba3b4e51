import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '../../platform/toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { SendButton } from '../shell/send-button.tsx';
import { readSecret, readText, useConsoleForm } from '../shell/use-console-form.ts';
import { CodeField } from './code-field.tsx';
import { QrCode } from '../shell/qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type TwoStepsProps = { isOn: boolean; recoveryCodesLeft: number };
type Stage = { at: 'rest' } | { at: 'setup'; secret: string; address: string } | { at: 'codes'; codes: string[] };

/** Sign-in with a code of an app after the password: set up, in use, switched off. */
export function TwoSteps({ isOn, recoveryCodesLeft }: TwoStepsProps) {
  const [stage, setStage] = useState<Stage>({ at: 'rest' });
  const { revalidate } = useRevalidator();
  if (stage.at === 'codes') {
    return <RecoveryCodes codes={stage.codes} onDone={() => setStage({ at: 'rest' })} />;
  }
  if (stage.at === 'setup') {
    const confirmed = async (codes: string[]) => {
      setStage({ at: 'codes', codes });
      await revalidate();
    };
    return <Setup {...stage} onCancel={() => setStage({ at: 'rest' })} onConfirmed={confirmed} />;
  }
  if (isOn) return <InUse recoveryCodesLeft={recoveryCodesLeft} />;
  return <Begin onBegun={(begun) => setStage({ at: 'setup', ...begun })} />;
}

function Begin({ onBegun }: { onBegun: (begun: { secret: string; address: string }) => void }) {
  const { errors, failure, isSending, onSubmit } = useConsoleForm(
    async (data) => onBegun(await sellerApi.beginSecondStep({ body: { password: readSecret(data, 'password') } })),
    { wrong_password: 'password' },
  );
  return (
    <form method="post" noValidate onSubmit={onSubmit} aria-label="Set up two steps" className="flex flex-col gap-5">
      <p className="text-slate">
        With a second step a stolen password opens nothing: after it you type a code that an app on your phone shows.
        Any such app will do, for example Google Authenticator, Aegis or 2FAS.
      </p>
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        hint="The one you have now."
        error={errors.password}
      />
      <SendButton failure={failure} isSending={isSending}>
        Set up
      </SendButton>
    </form>
  );
}

type SetupProps = {
  secret: string;
  address: string;
  onCancel: () => void;
  onConfirmed: (codes: string[]) => Promise<void>;
};

function Setup({ secret, address, onCancel, onConfirmed }: SetupProps) {
  const { errors, failure, isSending, onSubmit } = useConsoleForm(
    async (data) => {
      const { message, recoveryCodes } = await sellerApi.confirmSecondStep({ body: { code: readText(data, 'code') } });
      toast.success(message);
      await onConfirmed(recoveryCodes);
    },
    { wrong_code: 'code' },
  );
  return (
    <form method="post" noValidate onSubmit={onSubmit} aria-label="Confirm two steps" className="flex flex-col gap-5">
      <p className="text-slate">Scan this with your app, or type the key into it. Then enter the code it shows.</p>
      <QrCode text={address} label="QR code for your app" className="size-52 rounded-card border border-line" />
      <a
        href={address}
        className="-my-3 inline-flex min-h-11 items-center self-start font-semibold underline underline-offset-4 lg:hidden"
      >
        Open in an app on this phone
      </a>
      <p className="text-sm">
        Key:{' '}
        <code className="rounded-control bg-mist px-2 py-1 text-base break-words select-all">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </p>
      <CodeField error={errors.code} />
      <SendButton failure={failure} isSending={isSending}>
        Switch on
      </SendButton>
      <Button look="quiet" className="px-4 sm:self-start" onClick={onCancel}>
        Not now
      </Button>
    </form>
  );
}

function InUse({ recoveryCodesLeft }: { recoveryCodesLeft: number }) {
  const { revalidate } = useRevalidator();
  const { errors, failure, isSending, onSubmit } = useConsoleForm(
    async (data) => {
      const body = { password: readSecret(data, 'password'), code: readText(data, 'code') };
      toast.success((await sellerApi.endSecondStep({ body })).message);
      await revalidate();
    },
    { wrong_password: 'password', wrong_code: 'code' },
  );
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="success">On</Badge>
        {recoveryCodesLeft === 1 ? '1 recovery code left.' : `${recoveryCodesLeft} recovery codes left.`}
      </p>
      <p className="mt-2 mb-5 text-slate">For new recovery codes, or another phone, switch it off and on again.</p>
      <form
        method="post"
        noValidate
        onSubmit={onSubmit}
        aria-label="Switch two steps off"
        className="flex flex-col gap-5"
      >
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          error={errors.password}
        />
        <CodeField error={errors.code} />
        <SendButton failure={failure} isSending={isSending}>
          Switch off
        </SendButton>
      </form>
    </>
  );
}
