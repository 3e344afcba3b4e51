import { isApiError } from '@urumuri/contract';
import { api } from './api.ts';
import { signOut } from './session.ts';

const PATIENCE_MS = 5000;

/** Ends the session on the server and here; here also when the server cannot be told. */
export async function logOut(): Promise<void> {
  try {
    await api.logout({ signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (error) {
    if (!isApiError(error)) throw error;
  } finally {
    signOut();
  }
}
