import { isApiError } from '@urumuri/contract';
import { useState } from 'react';
import { NeedsJavaScript } from '../../layout/needs-javascript.tsx';
import { api } from '../../platform/api/api.ts';
import { addresses } from '../../platform/format/addresses.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

/** A press, and not the mere opening: programs that look into mail open links too. */
export function ConfirmEmail() {
  const [done, setDone] = useState<Awaited<ReturnType<typeof api.confirmEmail>>>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const isReady = useHydrated();
  const confirm = async () => {
    setSending(true);
    setFailure(undefined);
    try {
      setDone(await api.confirmEmail({ body: { token: location.hash.slice(1) || '-' } }));
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error.message);
    } finally {
      setSending(false);
    }
  };
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
    <div className="flex flex-col gap-5">
      <NeedsJavaScript />
      <FormAlert>{failure}</FormAlert>
      <Button className="needs-script min-h-12" disabled={!isReady || isSending} onClick={() => void confirm()}>
        {isSending ? 'Confirming…' : 'Confirm my e-mail'}
      </Button>
    </div>
  );
}
