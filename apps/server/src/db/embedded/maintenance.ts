import type { Engine } from './engine.ts';
import type { WireServer } from './wire-server.ts';

export type MaintenanceSettings = {
  tickMs: number;
  checkpointIntervalMs: number;
  checkpointWalBytes: number;
  vacuumIntervalMs: number;
  /** Vacuum waits for a pause this long, unless it has waited for three intervals. */
  vacuumIdleMs: number;
  vacuumDeadRows: number;
};

export const DEFAULT_MAINTENANCE: MaintenanceSettings = {
  tickMs: 5_000,
  checkpointIntervalMs: 60_000,
  checkpointWalBytes: 32 * 1024 * 1024,
  vacuumIntervalMs: 120_000,
  vacuumIdleMs: 1_000,
  vacuumDeadRows: 500,
};

export type MaintenanceWork = { kind: 'checkpoint'; walBytes: number } | { kind: 'vacuum'; table: string };

type MaintenanceDependencies = {
  engine: Engine;
  server: WireServer;
  settings: MaintenanceSettings;
  /** Tells the parent that the coming work may take long, runs it, and reports how long it took. */
  announce(work: MaintenanceWork, run: () => Promise<void>): Promise<void>;
  onError(error: unknown): void;
};

const OVERDUE_INTERVALS = 3;
const WAL_POSITION = `SELECT (pg_catalog.pg_current_wal_insert_lsn() - '0/0')::bigint`;

/** The engine never checkpoints nor vacuums by itself; without this, recovery and tables grow for ever. */
export async function startMaintenance(dependencies: MaintenanceDependencies): Promise<{ stop(): void }> {
  const { engine, server, settings, announce } = dependencies;
  const readWalPosition = async (): Promise<number> => Number((await engine.query(WAL_POSITION))[0]?.[0]);
  let checkpointedAt = performance.now();
  let checkpointedAtByte = await server.whenQuiet(readWalPosition);
  let vacuumedAt = performance.now();
  let servedAtCheckpoint = 0;
  let isRunning = false;

  const checkpointIfDue = async (): Promise<void> => {
    if (server.servedCount() === servedAtCheckpoint) return;
    const position = await readWalPosition();
    const walBytes = position - checkpointedAtByte;
    const isDue = performance.now() - checkpointedAt >= settings.checkpointIntervalMs;
    if (walBytes < settings.checkpointWalBytes && !(isDue && walBytes > 0)) return;
    await announce({ kind: 'checkpoint', walBytes }, async () => {
      await engine.query('CHECKPOINT');
    });
    servedAtCheckpoint = server.servedCount();
    checkpointedAt = performance.now();
    checkpointedAtByte = await readWalPosition();
  };

  const isVacuumDue = (): boolean => {
    const sinceMs = performance.now() - vacuumedAt;
    if (sinceMs >= OVERDUE_INTERVALS * settings.vacuumIntervalMs) return true;
    return sinceMs >= settings.vacuumIntervalMs && server.idleForMs() >= settings.vacuumIdleMs;
  };

  const listHotTables = async (): Promise<string[]> => {
    const rows = await engine.query(`
      SELECT pg_catalog.format('%I.%I', schemaname, relname)
      FROM pg_catalog.pg_stat_user_tables
      WHERE n_dead_tup > ${settings.vacuumDeadRows} + n_live_tup / 10
         OR n_mod_since_analyze > ${settings.vacuumDeadRows} + n_live_tup / 10
      ORDER BY n_dead_tup DESC`);
    return rows.flatMap(([table]) => (table ? [table] : []));
  };

  const vacuum = async (table: string): Promise<void> => {
    await announce({ kind: 'vacuum', table }, async () => {
      await engine.query(`VACUUM (ANALYZE) ${table}`);
    });
  };

  const tick = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    try {
      await server.whenQuiet(checkpointIfDue);
      if (!isVacuumDue()) return;
      vacuumedAt = performance.now();
      for (const table of await server.whenQuiet(listHotTables)) await server.whenQuiet(() => vacuum(table));
    } catch (error) {
      dependencies.onError(error);
    } finally {
      isRunning = false;
    }
  };

  const timer = setInterval(() => void tick(), settings.tickMs);
  return { stop: () => clearInterval(timer) };
}
