import { useState } from 'react';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { Badge } from '@urumuri/ui/parts/badge.tsx';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { PasswordField } from '@urumuri/ui/parts/password-field.tsx';
import { formatCount } from '@urumuri/ui/format/count.ts';
import { SendButton } from '../../shell/send-button.tsx';
import { CodeField } from '../../shell/code-field.tsx';
import { QrCode } from '@urumuri/ui/parts/qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type TwoStepsProps = { isOn: boolean; recoveryCodesLeft: number };
type Begun = { secret: string; address: string };
type Stage = { at: 'rest' } | ({ at: 'setup' } & Begun) | { at: 'codes'; codes: string[] };

/** Sign-in with a code of an app after the password: set up, in use, switched off. */
export function TwoSteps({ isOn, recoveryCodesLeft }: TwoStepsProps) {
  const [stage, setStage] = useState<Stage>({ at: 'rest' });
  const rest = () => setStage({ at: 'rest' });
  if (stage.at === 'codes') return <RecoveryCodes codes={stage.codes} onDone={rest} />;
  if (stage.at === 'setup') {
    return <Setup {...stage} onCancel={rest} onConfirmed={(codes) => setStage({ at: 'codes', codes })} />;
  }
  if (isOn) return <InUse recoveryCodesLeft={recoveryCodesLeft} />;
  return <Begin onBegun={(begun) => setStage({ at: 'setup', ...begun })} />;
}

function Begin({ onBegun }: { onBegun: (begun: Begun) => void }) {
  return (
    <ActionForm intent="beginSecondStep" label="Set up two-step login" onDone={onBegun}>
      <p className="text-slate">
        Two-step login protects you if your password is stolen: after the password you enter a code from an app on your
        phone, such as Google Authenticator, Aegis or 2FAS.
      </p>
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        hint="Your current password."
      />
      <SendButton>Set up</SendButton>
    </ActionForm>
  );
}

type SetupProps = Begun & { onCancel: () => void; onConfirmed: (codes: string[]) => void };

function Setup({ secret, address, onCancel, onConfirmed }: SetupProps) {
  return (
    <ActionForm
      intent="confirmSecondStep"
      label="Confirm two-step login"
      onDone={({ recoveryCodes }) => onConfirmed(recoveryCodes)}
    >
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
      <CodeField />
      <SendButton>Switch on</SendButton>
      <Button look="quiet" className="px-4 sm:self-start" onClick={onCancel}>
        Not now
      </Button>
    </ActionForm>
  );
}

function InUse({ recoveryCodesLeft }: { recoveryCodesLeft: number }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="success">On</Badge>
        {formatCount(recoveryCodesLeft, 'recovery code')} left.
      </p>
      <p className="mt-2 mb-5 text-slate">For new recovery codes or another phone, switch it off and on again.</p>
      <ActionForm intent="endSecondStep" label="Switch off two-step login">
        <PasswordField label="Password" name="password" autoComplete="current-password" required />
        <CodeField />
        <SendButton>Switch off</SendButton>
      </ActionForm>
    </>
  );
}
