import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { getSession, onOtherTab } from './session.ts';

/**
 * Loads a customer's page again when another tab has signed them out, or somebody else in. Its loaders then do
 * what they do for a guest: lead to the login page.
 */
export function useSessionChange(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let loadedFor = getSession().customer?.id;
    return onOtherTab(() => {
      const customerId = getSession().customer?.id;
      if (customerId === loadedFor) return;
      loadedFor = customerId;
      void revalidate();
    });
  }, [revalidate]);
}
