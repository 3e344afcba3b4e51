import { readdirSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SNAPSHOT_PREFIX, packAtomically, writeBackup } from './backup.ts';
import { DATABASE_FOLDER, prepareDatabaseFolder, writeVersion } from './data-directory.ts';
import { openEngine, type Engine } from './engine.ts';
import { acquireEngineLock } from './engine-lock.ts';
import { messageOf } from './errors.ts';
import { startMaintenance } from './maintenance.ts';
import type { FromChild, OpenRequest, ToChild } from './messages.ts';
import { startOrphanGuard } from './orphan-guard.ts';
import { createWireServer } from './wire-server.ts';

type RunningDatabase = { backup(toFile: string): Promise<void>; close(): Promise<void> };

const CLOSE_WITHIN_MS = 5_000;
const ORPHAN_GRACE_MS = 5_500;

let database: Promise<RunningDatabase> | undefined;
let isClosing = false;

/** Resolves once the message is on its way, so that it is out before this thread gets busy. */
function tell(message: FromChild): Promise<void> {
  return new Promise((resolve) => {
    if (!process.connected || !process.send) resolve();
    else process.send(message, undefined, undefined, () => resolve());
  });
}

async function announceBusy<T>(run: () => Promise<T>): Promise<T> {
  await tell({ type: 'busy' });
  try {
    return await run();
  } finally {
    await tell({ type: 'free' });
  }
}

function exitBroken(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`, () => process.exit(1));
}

async function initialise(folder: string): Promise<void> {
  const engine = await openEngine(folder);
  await engine.close();
}

async function openDatabase(request: OpenRequest): Promise<RunningDatabase> {
  const { dataDir } = request;
  const lock = await acquireEngineLock(dataDir);
  removeOldSnapshots(dataDir);
  const origin = await prepareDatabaseFolder({
    dataDir,
    templatePath: request.templatePath,
    initialise,
    onTemplateUnusable: (reason) => void tell({ type: 'log', text: `Template not used: ${reason}` }),
  });
  const engine: Engine = await openEngine(join(dataDir, DATABASE_FOLDER));
  const server = createWireServer({ ...request, engine, onBroken: exitBroken });
  const maintenance = await startMaintenance({
    engine,
    server,
    settings: request.maintenance,
    announce: async (work, run) => {
      const startedAt = performance.now();
      await announceBusy(run);
      await tell({ type: 'maintained', work, tookMs: performance.now() - startedAt });
    },
    onError: (error) => void tell({ type: 'log', text: `Maintenance failed: ${messageOf(error)}` }),
  });
  if ('path' in request.address) rmSync(request.address.path, { force: true });
  const port = await server.listen(request.address);
  await tell({ type: 'ready', port, origin });
  return {
    backup: (toFile) => announceBusy(() => writeBackup({ dataDir, engine, server }, toFile)),
    close: async () => {
      maintenance.stop();
      await server.stop();
      await engine.close();
      lock.release();
    },
  };
}

function removeOldSnapshots(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(SNAPSHOT_PREFIX)) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}

async function buildTemplate(toFile: string): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), 'embedded-template-'));
  try {
    const folder = join(scratch, DATABASE_FOLDER);
    await initialise(folder);
    writeVersion(folder);
    await packAtomically(folder, toFile);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function close(): Promise<void> {
  if (isClosing) return;
  isClosing = true;
  setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref();
  try {
    await (await database)?.close();
    await tell({ type: 'closed' });
    process.exit(0);
  } catch (error) {
    exitBroken(error);
  }
}

async function handle(message: ToChild): Promise<void> {
  switch (message.type) {
    case 'open':
      database = openDatabase(message);
      await database;
      break;
    case 'build-template':
      await buildTemplate(message.toFile);
      await tell({ type: 'template-built' });
      break;
    case 'ping':
      await tell({ type: 'pong' });
      break;
    case 'backup':
      await (await database)?.backup(message.toFile).then(
        () => tell({ type: 'backup-finished', id: message.id, error: null }),
        (error: unknown) => tell({ type: 'backup-finished', id: message.id, error: messageOf(error) }),
      );
      break;
    case 'close':
      await close();
      break;
  }
}

async function fail(error: unknown): Promise<void> {
  const name = error instanceof Error ? error.name : 'Error';
  await tell({ type: 'failed', name, message: messageOf(error) });
  process.exit(1);
}

/** A terminal's Ctrl-C and a service manager's stop reach us too, but only the shop knows when to end. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.umask(0o077);
startOrphanGuard(ORPHAN_GRACE_MS);
process.on('message', (message: ToChild) => void handle(message).catch(fail));
process.on('disconnect', () => void close());
