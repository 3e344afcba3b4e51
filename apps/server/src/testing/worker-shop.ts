import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, vi } from 'vitest';

const program = path.resolve(import.meta.dirname, '../../dist/main.js');
export const tokenSecret = 'a secret of tests, long enough for all';

type Line = { pid: number; requestId?: string };

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string };
export type Ask = (url: string, options?: AskOptions) => Promise<Answer>;
type AskOptions = {
  method?: string;
  headers?: Record<string, string>;
  json?: object;
  signal?: AbortSignal | undefined;
};

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The built shop (`npm run build`) in processes of its own, on a database that stays with the test. */
export async function startWorkerShop(environment: Record<string, string>, main = program) {
  const port = Number(environment.PORT ?? (await findFreePort()));
  const url = `http://127.0.0.1:${port}`;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'urumuri-workers-'));
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      TOKEN_SECRET: tokenSecret,
      SEED: 'none',
      LOG_LEVEL: 'info',
      WORKERS: '2',
      // Tests come from as many addresses as they like.
      TRUSTED_PROXIES: '127.0.0.1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: Line[] = [];
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      if (line.startsWith('{')) lines.push(JSON.parse(line) as Line);
      else said.push(line);
    });
  }
  const ended = once(child, 'close') as Promise<[number | null, string | null]>;
  const agents: Agent[] = [];

  async function pidOf({ headers }: Answer): Promise<number> {
    return vi.waitFor(() => {
      const line = lines.find(({ requestId }) => requestId === headers['x-request-id']);
      return line?.pid ?? expect.fail('no line for this request');
    });
  }

  /** One way to ask by a connection that stays. */
  function connect(): Ask {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    agents.push(agent);
    return (target, options) => send(agent, url + target, options);
  }

  return {
    url,
    pid: child.pid ?? 0,
    said,
    ended,
    connect,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    async waitUntilOpen(): Promise<void> {
      const opened = vi.waitFor(() => expect(said.join('\n')).toContain('is open'));
      await Promise.race([opened, ended.then(() => expect.fail(`The shop did not open: ${said.join('\n')}`))]);
    },
    /** A connection to each of so many workers, by their process. */
    async connectToEach(count = 2): Promise<Map<number, Ask>> {
      const byPid = new Map<number, Ask>();
      for (let tries = 0; byPid.size < count; tries += 1) {
        const ask = connect();
        byPid.set(await pidOf(await ask('/healthz')), ask);
        if (tries > 20) expect.fail('All connections lead to the same worker.');
      }
      return byPid;
    },
    async close(): Promise<void> {
      for (const agent of agents) agent.destroy();
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type WorkerShop = Awaited<ReturnType<typeof startWorkerShop>>;

function send(agent: Agent, url: string, options: AskOptions = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, json, signal } = options;
  return new Promise((resolve, reject) => {
    const type = json ? { 'content-type': 'application/json' } : {};
    const asked = request(url, { method, agent, headers: { ...headers, ...type }, signal }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('error', reject);
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    asked.on('error', reject);
    asked.end(json && JSON.stringify(json));
  });
}

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
