import { isApiError } from '@urumuri/contract';
import { useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { toast } from '../../platform/toast.ts';
import { consoleAddresses } from './console-addresses.ts';
import { saveSellerToken } from './seller-session.ts';
import { useKeptPlace } from './use-kept-place.ts';

export type SellerTask = {
  /** Whether it was done. */
  run: (work: () => Promise<{ message: string }>) => Promise<boolean>;
  isBusy: boolean;
};

/**
 * Changes something on the server and says how it went. The page's data are loaded again either way: a
 * refusal too means that what is on the screen is no longer true.
 */
export function useSellerTask(): SellerTask {
  const [isBusy, setBusy] = useState(false);
  const keepPlace = useKeptPlace();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();

  async function run(work: () => Promise<{ message: string }>): Promise<boolean> {
    keepPlace();
    setBusy(true);
    try {
      toast.success((await work()).message);
      await revalidate();
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(error.message);
      if (error.code === 'unauthorized') {
        saveSellerToken(null);
        await navigate(consoleAddresses.loginAndReturn(pathname + search));
      } else await revalidate();
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { run, isBusy };
}
