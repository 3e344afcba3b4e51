import { isApiError } from '@urumuri/contract';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../platform/api/api.ts';
import { isSessionOver } from '../../platform/session/customer-only.ts';
import { getSession } from '../../platform/session/session.ts';
import { toast } from '@urumuri/ui/parts/toast.ts';
import { useFailure } from '../../platform/session/use-failure.ts';
import { clearVoucherCode, saveVoucherCode } from '../../platform/storage/voucher-code.ts';

const NOTHING_TYPED = 'Type the code of your voucher.';

/** Tries a code; one that is accepted stays with the cart, which says what it takes off. */
export function useVoucher() {
  const { revalidate } = useRevalidator();
  const fail = useFailure();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const tryCode = async (code: string): Promise<void> => {
    try {
      const applied = await api.applyVoucher({ body: { code } });
      saveVoucherCode(getSession().customer?.id ?? '', applied.code);
      toast.success(applied.message);
      await revalidate();
    } catch (error) {
      if (!isApiError(error) || isSessionOver(error)) return fail(error);
      setRefusal(error.message);
    }
  };

  return {
    isBusy,
    refusal,
    apply: (code: string): void => {
      if (code === '') return setRefusal(NOTHING_TYPED);
      setRefusal(undefined);
      setBusy(true);
      void tryCode(code).finally(() => setBusy(false));
    },
    remove: (): void => {
      clearVoucherCode();
      void revalidate();
    },
  };
}
