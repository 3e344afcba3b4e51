// Threads do not take over what reads TypeScript in development and in tests.
import { register } from 'tsx/esm/api';

register();
await import('./file-thread.ts');
