import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type Asked = { method?: string; headers?: Record<string, string>; token?: string; json?: object; file?: Buffer };
export type Visitor = (path: string, asked?: Asked) => Promise<Answer>;

const patienceMs = 60_000;

/** Somebody with connections of their own to a shop. What is compressed stays so: unpacking it would measure us. */
export function openVisitor(
  shopUrl: string,
  { localAddress, keepAlive = true, connections = 6 }: Partial<VisitorOptions> = {},
): Visitor {
  const { hostname: host, port } = new URL(shopUrl);
  const agent = new Agent({ keepAlive, maxSockets: connections });
  return (path, { method = 'GET', headers = {}, token, json, file } = {}) =>
    new Promise((resolve, reject) => {
      const sent = {
        'accept-encoding': 'gzip, deflate, br',
        ...(token && { authorization: `Bearer ${token}` }),
        ...((json ?? file) && { 'content-type': json ? 'application/json' : 'application/octet-stream' }),
        ...headers,
      };
      const local = localAddress === undefined ? {} : { localAddress };
      const asking = request({ host, port, path, method, headers: sent, agent, timeout: patienceMs, ...local });
      asking.on('timeout', () => asking.destroy(new Error(`${path}: no answer in ${patienceMs / 1000} s`)));
      asking.on('error', reject);
      asking.on('response', (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
        );
      });
      asking.end(file ?? (json && JSON.stringify(json)));
    });
}

type VisitorOptions = { localAddress: string; keepAlive: boolean; connections: number };

export function readText({ headers, body }: Answer): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}
