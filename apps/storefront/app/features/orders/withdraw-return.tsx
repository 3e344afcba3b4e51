import { useRef } from 'react';
import { afterSaleApi } from '../../platform/api/after-sale-api.ts';
import { useTask } from '../../platform/session/use-task.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Takes back a request while the shop has not got the goods, after asking. */
export function WithdrawReturn({ returnId }: { returnId: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { run, isBusy } = useTask();
  const withdraw = async () => {
    await run(() => afterSaleApi.withdrawReturn({ params: { returnId } }));
    dialog.current?.close();
  };
  return (
    <>
      <Button look="secondary" className="self-start" onClick={() => dialog.current?.showModal()}>
        Withdraw this return
      </Button>
      <ConfirmDialog
        ref={dialog}
        question="Withdraw this return?"
        confirmLabel="Withdraw it"
        cancelLabel="Leave it"
        isBusy={isBusy}
        onConfirm={() => void withdraw()}
      >
        <p>
          You keep what you have bought, and the shop is told. You can ask again as long as the time to return lasts.
        </p>
      </ConfirmDialog>
    </>
  );
}
