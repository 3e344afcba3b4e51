import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useHydrated } from './use-hydrated.ts';
import { useSession } from './session.ts';

/**
 * Loads a customer's page again when somebody else is signed in, or nobody, also from another tab. Its
 * loaders then do what they do for a guest: lead to the login page.
 */
export function useSessionChange(): void {
  const { customer } = useSession();
  const { revalidate } = useRevalidator();
  const customerId = useHydrated() ? (customer?.id ?? '') : undefined;
  const loadedFor = useRef(customerId);
  useEffect(() => {
    const isChange = loadedFor.current !== undefined && loadedFor.current !== customerId;
    loadedFor.current = customerId;
    if (isChange) void revalidate();
  }, [customerId, revalidate]);
}
