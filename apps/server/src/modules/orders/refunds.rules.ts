import type { RefundReason } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import type { Standing } from '@urumuri/money/standing';
import { AppError } from '../../app-error.ts';

/** Nobody gets back more than was paid, nor as too much what was not. */
export function assertCanGiveBack(
  { paidRwf, backRwf }: Pick<Standing, 'paidRwf' | 'backRwf'>,
  { amountRwf, refundFor }: { amountRwf: number; refundFor: RefundReason },
): void {
  const refuse = (field: string, sentence: string) =>
    new AppError('validation_failed', sentence, { [field]: sentence });
  if (paidRwf <= 0) throw refuse('amount', 'Nothing that was paid is left to refund');
  if (amountRwf > paidRwf) throw refuse('amount', `Only ${formatRwf(paidRwf)} can be refunded`);
  if (refundFor === 'too_much' && amountRwf > backRwf) {
    const paid = backRwf > 0 ? `Only ${formatRwf(backRwf)} was paid too much` : 'Nothing was paid too much';
    throw refuse('why', `${paid}: say what else it is for`);
  }
}
