import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_MAINTENANCE, startMaintenance, type MaintenanceWork } from './maintenance.ts';

const MEGABYTE = 1024 * 1024;

async function setUp() {
  const state = { walBytes: 1_000, served: 0, idleForMs: 0, hotTables: ['public.products'] };
  const work: MaintenanceWork[] = [];
  const { stop } = await startMaintenance({
    engine: {
      run: async () => Buffer.alloc(0),
      query: async (sql) => {
        if (sql.includes('pg_current_wal_insert_lsn')) return [[String(state.walBytes)]];
        return sql.includes('pg_stat_user_tables') ? state.hotTables.map((table) => [table]) : [];
      },
      transactionStatus: () => 'idle',
      close: async () => undefined,
    },
    server: {
      listen: async () => null,
      whenQuiet: (task) => task(),
      servedCount: () => state.served,
      idleForMs: () => state.idleForMs,
      stop: async () => undefined,
    },
    settings: DEFAULT_MAINTENANCE,
    announce: async (announced, run) => {
      work.push(announced);
      await run();
    },
    onError: (error) => {
      throw error;
    },
  });
  const writeWal = (bytes: number): void => {
    state.walBytes += bytes;
    state.served++;
  };
  return { state, work, writeWal, stop };
}

describe('maintenance', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('checkpoints after a minute with writes, and not again without', async () => {
    const { work, writeWal, stop } = await setUp();
    writeWal(100);
    await vi.advanceTimersByTimeAsync(50_000);
    expect(work).toEqual([]);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(work).toEqual([{ kind: 'checkpoint', walBytes: 100 }]);
    await vi.advanceTimersByTimeAsync(50_000);
    expect(work).toHaveLength(1);
    stop();
  });

  it('checkpoints at the next tick when 32 MB were written', async () => {
    const { work, writeWal, stop } = await setUp();
    writeWal(33 * MEGABYTE);
    await vi.advanceTimersByTimeAsync(DEFAULT_MAINTENANCE.tickMs);
    expect(work).toMatchObject([{ kind: 'checkpoint' }]);
    stop();
  });

  it('vacuums hot tables in a pause', async () => {
    const { state, work, stop } = await setUp();
    state.idleForMs = 2_000;
    await vi.advanceTimersByTimeAsync(DEFAULT_MAINTENANCE.vacuumIntervalMs);
    expect(work).toEqual([{ kind: 'vacuum', table: 'public.products' }]);
    stop();
  });

  it('vacuums without a pause when it has waited too long for one', async () => {
    const { work, stop } = await setUp();
    await vi.advanceTimersByTimeAsync(2 * DEFAULT_MAINTENANCE.vacuumIntervalMs);
    expect(work).toEqual([]);
    await vi.advanceTimersByTimeAsync(DEFAULT_MAINTENANCE.vacuumIntervalMs);
    expect(work).toEqual([{ kind: 'vacuum', table: 'public.products' }]);
    stop();
  });
});
