import { vi } from 'vitest';

/** The worker stays, but no file finds our modules in the state another left them in. */
vi.resetModules();
