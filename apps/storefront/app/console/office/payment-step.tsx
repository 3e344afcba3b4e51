import { type AdminOrder, limits } from '@urumuri/contract';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { useSellerTask } from '../shell/use-seller-task.ts';

const words = { paid: 'Mark as paid', refunded: 'Mark as refunded' } as const;

/** What can happen next to an order's money, and a word about it. */
export function PaymentStep({ order: { _id: orderId, nextPayments } }: { order: AdminOrder }) {
  const [note, setNote] = useState('');
  const { run, isBusy } = useSellerTask();
  const steps = (['paid', 'refunded'] as const).filter((status) => nextPayments.includes(status));
  if (steps.length === 0) return null;
  const take = async (status: 'paid' | 'refunded') => {
    const isDone = await run(() => sellerApi.changeOrderPayment({ params: { orderId }, body: { status, note } }));
    if (isDone) setNote('');
  };
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label="Note"
        hint="Such as the number of the payment. Only the office reads it."
        value={note}
        maxLength={limits.noteLength}
        autoComplete="off"
        onChange={(event) => setNote(event.target.value)}
      />
      {steps.map((status) => (
        <Button
          key={status}
          look={status === 'paid' ? 'primary' : 'secondary'}
          disabled={isBusy}
          className="self-start"
          onClick={() => void take(status)}
        >
          {words[status]}
        </Button>
      ))}
    </div>
  );
}
