import type { Order } from '@urumuri/contract';
import { describeDeadline } from '../../platform/format/order-deadline.ts';
import { classNames } from '../../ui/class-names.ts';

/** Says when an order nobody has confirmed is cancelled. */
export function Deadline({ order, className }: { order: Order; className?: string }) {
  const words = describeDeadline(order);
  return words && <p className={classNames('rounded-control bg-amber-wash px-4 py-3 text-sm', className)}>{words}</p>;
}
