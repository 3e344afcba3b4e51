import { useRef } from 'react';
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx';
import { toast } from '../../../platform/toast.ts';
import { changeQuantity } from './quantity.ts';

type QuantityControlProps = { quantity: number; stock: number | undefined; onChange: (quantity: number) => void };

const READING_MS = 3000;

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
  return <QuantityStepper quantity={quantity} canLower={quantity > 1} canRaise onStep={step} />;
}
