import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { signOut } from '../platform/session/session.ts';

// A busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

/** No test finds the page, the visitor or the shop's answers of another. */
afterEach(() => {
  cleanup();
  signOut('wished');
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});
