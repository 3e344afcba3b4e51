import { isApiError } from '@urumuri/contract';
import { useLocation, useNavigate } from 'react-router';
import { addresses } from '../format/addresses.ts';
import { isSessionOver } from './customer-only.ts';
import { signOut } from './session.ts';
import { toast } from '@urumuri/ui/parts/toast.ts';

/**
 * What to do when a customer's action failed: the server's sentence is shown, and a session that has ended
 * leads to the login page and back here. Anything but a failed call is a fault of ours and thrown on.
 */
export function useFailure(): (error: unknown) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (error) => {
    if (!isApiError(error)) throw error;
    if (!isSessionOver(error)) return toast.error(error.message);
    signOut();
    void navigate(addresses.loginBecause('session_ended', pathname + search));
  };
}
