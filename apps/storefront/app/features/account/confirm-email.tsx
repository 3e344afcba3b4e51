import type { CallOutput } from '@urumuri/contract';
import { useState } from 'react';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { NeedsJavaScript } from '../../layout/needs-javascript.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import { LinkUsed } from './link-used.tsx';
import { SendRow } from './send-row.tsx';

/** A press, and not the mere opening: programs that look into mail open links too. */
export function ConfirmEmail() {
  const [done, setDone] = useState<CallOutput<'confirmEmail'>>();
  if (done) return <LinkUsed done={done} to={{ seller: addresses.console, customer: addresses.home }} go="Go on" />;
  return (
    <ActionForm intent="confirmEmail" label="Confirm your e-mail" onDone={setDone}>
      <NeedsJavaScript />
      <SendRow sendingWords="Confirming…">Confirm my e-mail</SendRow>
    </ActionForm>
  );
}
