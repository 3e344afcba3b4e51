import type { MaintenanceSettings, MaintenanceWork } from './maintenance.ts';
import type { DataDirectoryOrigin } from './data-directory.ts';

/** What parent and engine process tell each other over Node's own channel. */
export type OpenRequest = {
  type: 'open';
  dataDir: string;
  templatePath: string | undefined;
  address: { path: string } | { port: number };
  password: string | null;
  connectionWaitMs: number;
  idleInTransactionMs: number;
  maintenance: MaintenanceSettings;
};

export type ToChild =
  | OpenRequest
  | { type: 'build-template'; toFile: string }
  | { type: 'ping' }
  | { type: 'backup'; id: number; toFile: string }
  | { type: 'close' };

export type FromChild =
  | { type: 'ready'; port: number | null; origin: DataDirectoryOrigin }
  | { type: 'failed'; name: string; message: string }
  | { type: 'pong' }
  | { type: 'busy' }
  | { type: 'free' }
  | { type: 'maintained'; work: MaintenanceWork; tookMs: number }
  | { type: 'backup-finished'; id: number; error: string | null }
  | { type: 'template-built' }
  | { type: 'log'; text: string }
  | { type: 'closed' };
