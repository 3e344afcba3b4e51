import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { totalmem } from 'node:os';
import path from 'node:path';
import { StartError } from '../../start-failure.ts';
import { isReachable, openFolder, type Programs, type RunAs, runProgram } from './programs.ts';

/** A folder of PostgreSQL, its password, and who runs it. */
export type Cluster = {
  folder: string;
  password: string;
  programs: Programs;
  /** Where it has no socket: the same at every start, because the shop's pool knows no other. */
  port?: number;
};

const majorVersion = '18';
/** How a whole folder is written to the disk: at once where the system can, else file by file, which takes seconds. */
const syncMethod = process.platform === 'linux' ? 'syncfs' : 'fsync';
const passwordFile = 'shop-password';
const socketPort = 5432;
/** What a socket's address holds on Linux and macOS, its final zero counted off. */
const longestSocketPath = 103;

/** Finds the cluster of a data directory, or makes one: whole, or not at all. */
export async function openCluster(dataDir: string, programs: Programs): Promise<Cluster> {
  const place = path.join(dataDir, 'postgres');
  // The data directory is the shop's own: PostgreSQL's user may walk through it, though not look around.
  if (programs.runAs) chmodSync(dataDir, statSync(dataDir).mode | 0o001);
  if (!existsSync(place)) {
    assertOwnFolder(dataDir);
    await createCluster(dataDir, place, programs);
  }
  const folder = realpathSync(place);
  assertReadable(folder);
  if (programs.runAs && !isReachable(path.dirname(folder))) {
    throw new StartError(
      `PostgreSQL does not run as root, and others cannot reach ${folder}. Set DATA_DIR to a folder that everybody may enter, or start the shop as its owner.`,
    );
  }
  const runAs = programs.runAs && settleOwner(folder, programs.runAs);
  return { folder, password: readPassword(folder), programs: { ...programs, runAs } };
}

function readPassword(folder: string): string {
  const file = path.join(folder, passwordFile);
  const password = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (password) return password;
  throw new StartError(
    `${folder} is not a database of this shop: ${passwordFile} is missing there. Move it away, or set another DATA_DIR.`,
  );
}

/** PostgreSQL runs as the owner of its files. Root is none, though a copy that root made belongs to root. */
function settleOwner(folder: string, unprivileged: { uid: number; gid: number }): { uid: number; gid: number } {
  const { uid, gid } = statSync(folder);
  if (uid !== 0) return { uid, gid };
  for (const file of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    lchownSync(path.join(folder, file), unprivileged.uid, unprivileged.gid);
  }
  return unprivileged;
}

function assertOwnFolder(dataDir: string): void {
  if (existsSync(path.join(dataDir, 'PG_VERSION'))) {
    throw new StartError(
      `${dataDir} is the folder of another PostgreSQL. Set DATA_DIR to a folder of the shop's own, or DATABASE_URL to that PostgreSQL.`,
    );
  }
  const old = path.join(dataDir, 'db');
  if (!existsSync(old)) return;
  throw new StartError(
    `${old} holds a PGlite database of Urumuri 0.1, which this version cannot read. Keep it with that version, or move it away to begin with an empty shop.`,
  );
}

function assertReadable(folder: string): void {
  try {
    const version = readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim();
    if (version === majorVersion) return;
    throw new StartError(
      `${folder} was written by PostgreSQL ${version} and this shop brings ${majorVersion}. Back it up with the version that wrote it and restore that into a new DATA_DIR.`,
    );
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error && 'code' in error && error.code === 'EACCES';
    throw new StartError(
      reason
        ? `${folder} belongs to another user. Start the shop as that user, or as root.`
        : `${folder} is not a database of this shop. Move it away, or set another DATA_DIR.`,
      { cause: error },
    );
  }
}

async function createCluster(dataDir: string, place: string, programs: Programs): Promise<void> {
  const { initdb, runAs } = programs;
  const isWithinReach = !runAs || isReachable(dataDir);
  if (!isWithinReach) mkdirSync(openFolder, { recursive: true, mode: 0o755 });
  const unfinished = mkdtempSync(path.join(isWithinReach ? dataDir : openFolder, 'postgres-'));
  try {
    const password = randomBytes(24).toString('base64url');
    const secret = `${unfinished}.password`;
    writeFileSync(secret, password, { mode: 0o600 });
    if (runAs) for (const file of [unfinished, secret]) chownSync(file, runAs.uid, runAs.gid);
    const login = ['--username=postgres', `--pwfile=${secret}`, '--auth=scram-sha-256'];
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    const args = ['-D', unfinished, ...login, ...locale, `--sync-method=${syncMethod}`];
    const { code, output } = await runProgram(initdb, args, runAs);
    if (code !== 0) throw new StartError(`The database could not be made. PostgreSQL said: ${pickReason(output)}`);
    renameSync(secret, path.join(unfinished, passwordFile));
    if (isWithinReach) renameSync(unfinished, place);
    else symlinkSync(unfinished, place);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    rmSync(`${unfinished}.password`, { force: true });
    // Another process has made one meanwhile.
    if (!existsSync(place)) throw error;
  }
}

/** Where a running PostgreSQL listens, as its own lock file says. */
export function findAddress({ folder, password }: Cluster): string | undefined {
  const file = path.join(folder, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [, , , port, socketFolder, listens] = readFileSync(file, 'utf8').split('\n');
  const host = socketFolder || listens;
  return host && port ? `postgres://postgres:${password}@${encodeURIComponent(host)}:${port}/postgres` : undefined;
}

/** Tries to start it; a PostgreSQL that runs already makes this fail and is left alone. */
export async function startCluster(cluster: Cluster): Promise<string | undefined> {
  const { folder, programs } = cluster;
  const log = path.join(folder, 'start.log');
  removeForeignLocks(folder);
  writeOwned(path.join(folder, 'postgresql.conf'), await describeSettings(cluster), programs.runAs);
  rmSync(log, { force: true });
  const { code, output } = await runProgram(
    programs.pgCtl,
    ['start', '-D', folder, '-l', log, '-w', '-t', '60', '-s'],
    programs.runAs,
  );
  if (code === 0) return undefined;
  const said = existsSync(log) ? readFileSync(log, 'utf8') : output;
  return pickReason(said.includes('Future log output') ? readNewestLog(folder) : said);
}

/** Where it says why it ends, once it has begun to write its own log. */
function readNewestLog(folder: string): string {
  const logs = path.join(folder, 'log');
  const files = readdirSync(logs).map((name) => path.join(logs, name));
  const [newest] = files.toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  return newest ? readFileSync(newest, 'utf8') : '';
}

/** Of all that PostgreSQL says when it fails, the line that says why. */
function pickReason(output: string): string {
  const lines = output.trim().split('\n');
  const reason = lines.findLast((line) => /(FATAL|PANIC|error):/.test(line)) ?? lines.at(-1) ?? '';
  return reason.replace(/^.*?(FATAL|PANIC|error):\s*/, '');
}

/** Removes the locks of a PostgreSQL that vanished with its container: they name what now is another program. */
function removeForeignLocks(folder: string): void {
  for (const name of ['postmaster.pid', `.s.PGSQL.${socketPort}.lock`]) {
    const file = path.join(folder, name);
    if (existsSync(file) && isOtherProgram(Number.parseInt(readFileSync(file, 'utf8'), 10), folder)) rmSync(file);
  }
}

/** Of a process that cannot be looked at PostgreSQL itself knows that it is not the one. */
function isOtherProgram(pid: number, folder: string): boolean {
  try {
    return process.platform === 'linux' && realpathSync(`/proc/${pid}/cwd`) !== folder;
  } catch {
    return false;
  }
}

export async function stopCluster({ folder, programs }: Cluster): Promise<void> {
  await runProgram(programs.pgCtl, ['stop', '-D', folder, '-m', 'fast', '-w', '-t', '30', '-s'], programs.runAs);
}

/** An eighth of the machine, or of what this process may take of it; a small shop does not use it. */
function sharedMegabytes(): number {
  const bytes = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  return Math.min(1024, Math.max(128, Math.floor(bytes / 8 / 1024 / 1024)));
}

/** For a small machine that does more than run a database. Nothing is left of what durability needs. */
async function describeSettings(cluster: Cluster): Promise<string> {
  const { folder } = cluster;
  const hasSocket =
    process.platform !== 'win32' && Buffer.byteLength(path.join(folder, `.s.PGSQL.${socketPort}`)) <= longestSocketPath;
  const address = hasSocket
    ? { listen_addresses: '', port: socketPort, unix_socket_directories: folder, unix_socket_permissions: '0700' }
    : { listen_addresses: '127.0.0.1', port: (cluster.port ??= await findFreePort()), unix_socket_directories: '' };
  const settings = {
    ...address,
    max_connections: 200,
    shared_buffers: `${sharedMegabytes()}MB`,
    max_wal_size: '512MB',
    min_wal_size: '64MB',
    wal_level: 'minimal',
    max_wal_senders: 0,
    recovery_init_sync_method: syncMethod,
    // A shop that has just opened sells much in a minute, by plans made for its empty tables.
    autovacuum_naptime: '10s',
    log_checkpoints: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // A week of log files, each written over when its day comes again.
    logging_collector: 'on',
    log_directory: 'log',
    log_filename: 'postgresql-%a.log',
    log_truncate_on_rotation: 'on',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${String(value).replaceAll("'", "''")}'`);
  return `# Written at each start; changes belong into the shop's code, or into a PostgreSQL of your own (DATABASE_URL).\n${lines.join('\n')}\n`;
}

function writeOwned(file: string, text: string, owner: RunAs): void {
  writeFileSync(file, text, { mode: 0o600 });
  if (owner) chownSync(file, owner.uid, owner.gid);
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
