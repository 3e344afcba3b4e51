import { API_BASE_PATH, createClient } from '@urumuri/contract';
import { getToken, signIn } from '../session/session.ts';

/** The shop's API from the browser, as whoever is signed in. */
export const api = createClient({ baseUrl: API_BASE_PATH, getToken, onToken: signIn });
