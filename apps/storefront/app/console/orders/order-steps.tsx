import type { DeliveryStatus, SellerOrder } from '@urumuri/contract';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../shell/confirm-button.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { stepWords } from './status-words.ts';
import { useSellerTask } from '../shell/use-seller-task.ts';

/** The steps this part of the order may take now. */
export function OrderSteps({ order }: { order: SellerOrder }) {
  const { run, isBusy } = useSellerTask();
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
        <ConfirmButton
          look="quiet"
          className="text-danger!"
          question="Cancel this order?"
          consequence="The customer is told, and the stock goes back on sale. Parts of other shops stay as they are."
          confirmLabel="Cancel the order"
          isBusy={isBusy}
          onConfirm={() => move('cancelled')}
        >
          {stepWords.cancelled}
        </ConfirmButton>
      )}
    </div>
  );
}
