import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { api } from '../../platform/api/api.ts';
import { useTask } from './use-task.ts';

/** Takes ended orders off the customer's lists, after asking. */
export function ClearOrders({ customerId }: { customerId: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { run, isBusy } = useTask();
  const clear = async () => {
    await run(() => api.clearOrders({ params: { customerId } }));
    dialog.current?.close();
  };
  return (
    <>
      <Button look="secondary" onClick={() => dialog.current?.showModal()}>
        Clear All
      </Button>
      <ConfirmDialog
        ref={dialog}
        question="Are you sure you want to clear all orders?"
        confirmLabel="Clear All"
        cancelLabel="Keep them"
        isBusy={isBusy}
        onConfirm={() => void clear()}
      >
        <p>
          Delivered and cancelled orders leave this list, and that cannot be undone. Open orders stay on it, and nothing
          is cancelled.
        </p>
      </ConfirmDialog>
    </>
  );
}
