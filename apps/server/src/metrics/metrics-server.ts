import { createServer } from 'node:http';

export type MetricsPlace = { host: string; port: number };

const contentType = 'text/plain; version=0.0.4; charset=utf-8';

/** `/metrics` on a port of its own, which is not the public's: how the shop does is nobody else's business. */
export async function openMetrics(
  { host, port }: MetricsPlace,
  read: () => Promise<string>,
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end('Only GET /metrics is here.\n');
      return;
    }
    read().then(
      (text) => response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(503).end('The workers do not answer.\n'),
    );
  });
  server.headersTimeout = 10_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
