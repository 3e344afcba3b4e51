import { isApiError } from '@urumuri/contract';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { isSessionOver } from './customer-only.ts';
import { signOut } from './session.ts';
import { toast } from './toast.ts';

type Task = { run: (work: () => Promise<{ message: string }>) => Promise<boolean>; isBusy: boolean };

/**
 * Changes something of the customer's on the server: says how it went, and loads the page's data again
 * either way, because a refusal too means that what is on the screen is no longer true.
 */
export function useTask(): Task {
  const [isBusy, setIsBusy] = useState(false);
  const { revalidate } = useRevalidator();

  async function run(work: () => Promise<{ message: string }>): Promise<boolean> {
    setIsBusy(true);
    try {
      toast.success((await work()).message);
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      // The page's loader then leads to the login page and back.
      if (isSessionOver(error)) signOut();
      else toast.error(error.message);
      return false;
    } finally {
      await revalidate();
      setIsBusy(false);
    }
  }

  return { run, isBusy };
}
