import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { api } from '../../platform/api/api.ts';
import { useTask } from '../../platform/session/use-task.ts';

/** Calls an order off while nobody has begun with it, after asking. */
export function CancelOrder({ orderId, name }: { orderId: string; name: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { run, isBusy } = useTask();
  const cancel = async () => {
    await run(() => api.cancelOrder({ params: { orderId } }));
    dialog.current?.close();
  };
  return (
    <>
      <Button look="secondary" onClick={() => dialog.current?.showModal()}>
        Cancel order
      </Button>
      <ConfirmDialog
        ref={dialog}
        question={`Cancel order ${name}?`}
        confirmLabel="Cancel order"
        cancelLabel="Keep it"
        isBusy={isBusy}
        onConfirm={() => void cancel()}
      >
        <p>The shop gives the products to somebody else. This cannot be undone; you can order again any time.</p>
      </ConfirmDialog>
    </>
  );
}
