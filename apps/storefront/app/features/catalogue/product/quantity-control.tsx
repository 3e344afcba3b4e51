import { useRef } from 'react';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { toast } from '../../../lib/toast.ts';
import { changeQuantity } from './quantity.ts';

type QuantityControlProps = { quantity: number; stock: number | undefined; onChange: (quantity: number) => void };

const READING_MS = 3000;
const stepLook = 'text-xl hover:bg-mist';

export function QuantityControl({ quantity, stock, onChange }: QuantityControlProps) {
  const refusedAt = useRef(0);
  const refuse = (reason: string) => {
    // Said once, however often an impatient thumb taps while it can be read.
    if (Date.now() - refusedAt.current < READING_MS) return;
    refusedAt.current = Date.now();
    toast.error(reason);
  };
  const step = (direction: 1 | -1) => {
    const change = changeQuantity(quantity, direction, stock);
    if (change.refusal) refuse(change.refusal);
    else onChange(change.quantity);
  };
  return (
    <div
      role="group"
      aria-label="Quantity"
      className="needs-script inline-flex h-12 items-center rounded-control border border-edge"
    >
      <IconButton label="One less" aria-disabled={quantity <= 1} className={stepLook} onClick={() => step(-1)}>
        <span aria-hidden="true">−</span>
      </IconButton>
      <output aria-live="polite" className="min-w-8 text-center font-semibold tabular-nums">
        {quantity}
      </output>
      <IconButton label="One more" className={stepLook} onClick={() => step(1)}>
        <span aria-hidden="true">+</span>
      </IconButton>
    </div>
  );
}
