import { useState } from 'react';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { useFormContext } from '@urumuri/ui/forms/form-context.ts';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { CodeField } from './code-field.tsx';
import { SendButton } from './send-button.tsx';

export function SellerLoginForm() {
  return (
    <ActionForm intent="sellerLogin" label="Seller login">
      <TextField label="Email" name="email" type="email" autoComplete="username" />
      <TextField label="Password" name="password" type="password" autoComplete="current-password" />
      <SecondStep />
      <SendButton>Log in</SendButton>
    </ActionForm>
  );
}

/** Whoever is asked for it goes on by typing it. */
const focusField = (box: HTMLElement | null) => box?.querySelector('input')?.focus();

/** Asked for once the shop has said that there is one. */
function SecondStep() {
  const { code } = useFormContext();
  const [isAsked, setAsked] = useState(false);
  if (code === 'second_step_required' && !isAsked) setAsked(true);
  return (
    isAsked && (
      <div ref={focusField}>
        <CodeField hasRecovery />
      </div>
    )
  );
}
