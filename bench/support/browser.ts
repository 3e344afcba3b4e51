import { Agent, request } from 'node:http';
import { gunzipSync } from 'node:zlib';

export type Answer = { status: number; text: string; cookie: string | undefined };
export type Ask = (
  path: string,
  options?: { method?: string; token?: string; cookie?: string; json?: object; file?: Buffer },
) => Promise<Answer>;

export const noAnswer = (error: unknown): Answer => ({ status: 0, text: String(error), cookie: undefined });

/** A browser at an address of its own, with connections that stay open unless it is told otherwise. */
export function openBrowser(shopUrl: string, localAddress: string, keepAlive = true): Ask {
  const { hostname: host, port } = new URL(shopUrl);
  const agent = new Agent({ keepAlive, maxSockets: 6 });
  return (path, { method = 'GET', token, cookie, json, file } = {}) =>
    new Promise((resolve, reject) => {
      const headers: Record<string, string> = { accept: 'text/html,application/json', 'accept-encoding': 'gzip' };
      if (token) headers.authorization = `Bearer ${token}`;
      if (cookie) headers.cookie = cookie;
      if (json ?? file) headers['content-type'] = json ? 'application/json' : 'application/octet-stream';
      const asked = request({ host, port, path, method, headers, agent, localAddress, timeout: 20_000 });
      asked.on('timeout', () => asked.destroy(new Error('no answer in 20 s')));
      asked.on('error', reject);
      asked.on('response', (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          const bytes = Buffer.concat(parts);
          const isPacked = answer.headers['content-encoding'] === 'gzip';
          const cookies = answer.headers['set-cookie']?.map((line) => line.split(';')[0]).join('; ');
          resolve({
            status: answer.statusCode ?? 0,
            text: (isPacked ? gunzipSync(bytes) : bytes).toString(),
            cookie: cookies,
          });
        });
      });
      asked.end(file ?? (json && JSON.stringify(json)));
    });
}
