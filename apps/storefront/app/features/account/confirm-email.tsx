import type { CallOutput } from '@urumuri/contract';
import { useState } from 'react';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { NeedsJavaScript } from '../../layout/needs-javascript.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import { SendRow } from './send-row.tsx';

/** A press, and not the mere opening: programs that look into mail open links too. */
export function ConfirmEmail() {
  const [done, setDone] = useState<CallOutput<'confirmEmail'>>();
  if (done) {
    return (
      <div role="status" className="flex flex-col gap-5">
        <p className="rounded-control bg-amber-wash px-4 py-3 font-medium">{done.message}</p>
        <LinkButton
          to={done.account === 'seller' ? addresses.console : addresses.home}
          reloadDocument={done.account === 'seller'}
        >
          Go on
        </LinkButton>
      </div>
    );
  }
  return (
    <ActionForm intent="confirmEmail" label="Confirm your e-mail" onDone={setDone}>
      <NeedsJavaScript />
      <SendRow sendingWords="Confirming…">Confirm my e-mail</SendRow>
    </ActionForm>
  );
}
