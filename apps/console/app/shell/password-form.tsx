import { limits } from '@urumuri/contract';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { PasswordChangeFields } from '@urumuri/ui/parts/password-change-fields.tsx';
import { consoleAddresses } from './console-addresses.ts';
import { SendButton } from './send-button.tsx';

/** Three fields; afterwards the seller's other devices are signed out. It may stand on any page. */
export function PasswordForm({ email }: { email: string }) {
  return (
    <ActionForm intent="changeSellerPassword" action={consoleAddresses.profile} label="Change password" resets>
      <PasswordChangeFields email={email} hint={`At least ${limits.passwordMinLength} characters.`} />
      <SendButton>Change password</SendButton>
    </ActionForm>
  );
}
