import { limits } from '@urumuri/contract';
import { useId } from 'react';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { useFieldError, useFormContext } from '@urumuri/ui/forms/form-context.ts';
import { SubmitButton } from '@urumuri/ui/forms/submit-button.tsx';
import { classNames } from '@urumuri/ui/parts/class-names.ts';
import type { CartVoucher } from './load-cart.ts';

/** Asks for a voucher code, and says beside it why one does not apply. */
export function VoucherForm({ voucher }: { voucher: CartVoucher | undefined }) {
  return (
    <ActionForm label="Voucher" intent="applyVoucher" className="mt-4">
      <CodeField voucher={voucher} />
    </ActionForm>
  );
}

/** `voucher` was applied once, and may not apply to this cart. */
function CodeField({ voucher }: { voucher: CartVoucher | undefined }) {
  const id = useId();
  const { failure } = useFormContext();
  const problem = useFieldError('code', undefined) ?? failure ?? describeLoss(voucher);
  return (
    <>
      <label htmlFor={id} className="block pb-1.5 text-sm font-semibold">
        Voucher code
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          name="code"
          defaultValue={voucher?.code}
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
        <SubmitButton look="secondary" className="min-h-12">
          Apply
        </SubmitButton>
      </div>
      <div id={`${id}-problem`} role="alert">
        {problem && <p className="mt-1.5 text-sm font-medium text-danger">{problem}</p>}
      </div>
    </>
  );
}

function describeLoss(voucher: CartVoucher | undefined): string | undefined {
  return voucher && 'refusal' in voucher ? `${voucher.code} does not apply any more. ${voucher.refusal}` : undefined;
}
