import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A crowded machine is slow, not wrong.
configure({ asyncUtilTimeout: 60_000 });

/** No test finds the page, the storage or the shop's answers of another. */
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});
