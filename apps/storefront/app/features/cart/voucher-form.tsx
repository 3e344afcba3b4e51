import { limits } from '@urumuri/contract';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { classNames } from '@urumuri/ui/parts/class-names.ts';
import type { CartVoucher } from './load-cart.ts';

type VoucherFormProps = {
  /** One that was applied and does not apply to this cart. */
  voucher: CartVoucher | undefined;
  refusal: string | undefined;
  isBusy: boolean;
  onApply: (code: string) => void;
};

/** Asks for a voucher code, and says beside it why one does not apply. */
export function VoucherForm({ voucher, refusal, isBusy, onApply }: VoucherFormProps) {
  const id = useId();
  const [code, setCode] = useState(voucher?.code ?? '');
  const problem = refusal ?? describeLoss(voucher);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy) onApply(code.trim());
  };
  return (
    <form onSubmit={submit} noValidate className="mt-4">
      <label htmlFor={id} className="block pb-1.5 text-sm font-semibold">
        Voucher code
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          maxLength={limits.voucherCodeLength}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          className={classNames(
            'h-12 min-w-0 flex-1 rounded-control border bg-white px-3 uppercase focus:border-ink',
            problem ? 'border-danger' : 'border-edge',
          )}
        />
        <Button type="submit" look="secondary" aria-disabled={isBusy} className="min-h-12">
          Apply
        </Button>
      </div>
      <div id={`${id}-problem`} role="alert">
        {problem && <p className="mt-1.5 text-sm font-medium text-danger">{problem}</p>}
      </div>
    </form>
  );
}

function describeLoss(voucher: CartVoucher | undefined): string | undefined {
  return voucher && 'refusal' in voucher ? `${voucher.code} does not apply any more. ${voucher.refusal}` : undefined;
}
