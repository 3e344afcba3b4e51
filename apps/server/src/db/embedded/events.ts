import type { DataDirectoryOrigin } from './data-directory.ts';
import type { MaintenanceWork } from './maintenance.ts';

/** What happens to the engine; for the log. */
export type EmbeddedEvent =
  | { type: 'opened'; origin: DataDirectoryOrigin; pid: number; tookMs: number }
  | { type: 'stalled'; silentMs: number; pid: number }
  | { type: 'ended'; pid: number; code: number | null; signal: string | null; lastWords: string }
  | { type: 'reopened'; pid: number; tookMs: number }
  | { type: 'reopen-failed'; message: string; retryInMs: number }
  | { type: 'maintained'; work: MaintenanceWork; tookMs: number }
  | { type: 'log'; text: string };
