import { isApiError } from '@urumuri/contract';
import { useState } from 'react';

/**
 * What a button asks of the shop beside the loaders and actions: something to read, or a file, which an action would
 * first take into memory. Why it failed is kept, or told at once.
 */
export function useRequest(tell?: (failure: string) => void) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      if (!isApiError(error)) throw error;
      (tell ?? setFailure)(error.message);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, fail: setFailure, run };
}
