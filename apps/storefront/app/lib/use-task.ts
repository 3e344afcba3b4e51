import { isApiError } from '@urumuri/contract';
import { useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { addresses } from './addresses.ts';
import { isSessionOver } from './customer-only.ts';
import { signOut } from './session.ts';
import { toast } from './toast.ts';

type Task = { run: (work: () => Promise<{ message: string }>) => Promise<void>; isBusy: boolean };

/**
 * Changes something of the customer's on the server and says how it went. The page's data are loaded again
 * either way, because a refusal too means that what is on the screen is no longer true.
 */
export function useTask(): Task {
  const [isBusy, setIsBusy] = useState(false);
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();

  async function run(work: () => Promise<{ message: string }>): Promise<void> {
    setIsBusy(true);
    try {
      toast.success((await work()).message);
      await revalidate();
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (isSessionOver(error)) {
        signOut();
        await navigate(addresses.loginBecause('session_ended', pathname + search));
      } else {
        toast.error(error.message);
        await revalidate();
      }
    } finally {
      setIsBusy(false);
    }
  }

  return { run, isBusy };
}
