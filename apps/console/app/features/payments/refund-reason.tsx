import { formatRwf } from '@urumuri/money';
import { SelectField } from '@urumuri/ui/forms/select-field.tsx';

const reasons = {
  too_much: 'Overpaid',
  goodwill: 'Goodwill or price reduction',
  other: 'Another reason',
} as const;

export type RefundReason = keyof typeof reasons;
export const readReason = (text: string) => (Object.hasOwn(reasons, text) ? (text as RefundReason) : undefined);

/** More than is owed is the likely reason where there is any. */
export const likelyReason = ({ back }: { back: number }): RefundReason => (back > 0 ? 'too_much' : 'other');

type RefundReasonFieldProps = {
  money: { back: number; payments: readonly { amount: number }[] };
  value?: RefundReason;
  onChange?(reason: RefundReason): void;
};

/** Why money goes back that no return gives back, beside what went back before. */
export function RefundReasonField({ money, value, onChange }: RefundReasonFieldProps) {
  const before = money.payments.reduce((sum, { amount }) => sum - Math.min(0, amount), 0);
  return (
    <div className="flex flex-col gap-2">
      <SelectField
        label="Reason for the refund"
        name="why"
        {...(onChange
          ? {
              value,
              onChange: (event) => onChange(readReason(event.target.value) ?? 'other'),
            }
          : { defaultValue: likelyReason(money) })}
        choices={Object.entries(reasons)}
      />
      <p className="text-sm text-slate">
        {before > 0 && `${formatRwf(before)} was refunded already. `}
        Refunds for returned items are recorded under Returns, when the return is closed.
      </p>
    </div>
  );
}
