import { afterEach } from 'vitest';
import { signOut } from '../platform/session/session.ts';

/** No test finds the visitor of another. */
afterEach(() => signOut('wished'));
