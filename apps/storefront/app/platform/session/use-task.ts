import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { isSessionOver } from './customer-only.ts';
import { toast } from '../toast.ts';
import { useFailure } from './use-failure.ts';

type Task = { run: (work: () => Promise<{ message: string }>) => Promise<void>; isBusy: boolean };

/**
 * Changes something of the customer's on the server and says how it went. The page's data are loaded again
 * either way, because a refusal too means that what is on the screen is no longer true.
 */
export function useTask(): Task {
  const [isBusy, setIsBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const fail = useFailure();

  async function run(work: () => Promise<{ message: string }>): Promise<void> {
    setIsBusy(true);
    try {
      toast.success((await work()).message);
      await revalidate();
    } catch (error) {
      fail(error);
      if (!isSessionOver(error)) await revalidate();
    } finally {
      setIsBusy(false);
    }
  }

  return { run, isBusy };
}
