import type { DeliveryStatus, SellerOrder } from '@urumuri/contract';
import { useRef } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx';
import { sellerApi } from './seller-api.ts';
import { stepWords } from './status-words.ts';
import { useSellerTask } from './use-seller-task.ts';

/** The steps this part of the order may take now. */
export function OrderSteps({ order }: { order: SellerOrder }) {
  const { run, isBusy } = useSellerTask();
  const dialog = useRef<HTMLDialogElement>(null);
  const params = { orderId: order._id };
  const move = (status: DeliveryStatus) => run(() => sellerApi.changeSellerOrderStatus({ params, body: { status } }));
  const forward = order.nextStatuses.filter((status) => status !== 'cancelled');
  const isOver = order.nextStatuses.length === 0 && !order.canMarkPaid;
  if (isOver) return <p className="text-slate">Nothing is left to do for this order.</p>;
  return (
    <div className="flex flex-wrap gap-2.5">
      {forward.map((status) => (
        <Button key={status} disabled={isBusy} onClick={() => void move(status)}>
          {stepWords[status]}
        </Button>
      ))}
      {order.canMarkPaid && (
        <Button
          look="secondary"
          disabled={isBusy}
          onClick={() => void run(() => sellerApi.markSellerOrderPaid({ params }))}
        >
          Mark as paid
        </Button>
      )}
      {order.nextStatuses.includes('cancelled') && (
        <Button look="quiet" disabled={isBusy} className="text-danger!" onClick={() => dialog.current?.showModal()}>
          {stepWords.cancelled}
        </Button>
      )}
      <ConfirmDialog
        ref={dialog}
        question="Cancel this order?"
        confirmLabel="Cancel the order"
        cancelLabel="Keep it"
        isBusy={isBusy}
        onConfirm={() => void move('cancelled').then(() => dialog.current?.close())}
      >
        The customer is told, and the stock goes back on sale. Parts of other shops stay as they are.
      </ConfirmDialog>
    </div>
  );
}
