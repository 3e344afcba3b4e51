import { connect, type Socket } from 'node:net';

export type LoadOptions = {
  url: string;
  connections: number;
  /** How long, how many requests, or until when. */
  seconds?: number;
  requests?: number;
  until?: AbortSignal;
  headers?: Record<string, string>;
  /** Headers of the n-th request besides. */
  headersOf?(request: number): Record<string, string>;
  /** The path of the n-th request; the address's own when absent. */
  pathOf?(request: number): string;
  /** How long a client looks at an answer before it asks again, on average. */
  pauseMs?: number;
};

export type LoadResult = {
  requests: number;
  perSecond: number;
  /** Answers that were not 2xx. */
  refused: number;
  latencyMs: { p50: number; p95: number; p99: number };
};

/**
 * Keeps `connections` requests under way for `seconds`, until `requests` are sent or `until` says so. Bodies are counted, never decoded: a generator
 * that turns compressed bytes into text measures itself.
 */
export async function runLoad(options: LoadOptions): Promise<LoadResult> {
  const latencies: number[] = [];
  let refused = 0;
  let sent = 0;
  const endAt = performance.now() + (options.seconds ?? Infinity) * 1000;
  const isOver = (at: number) =>
    at >= endAt || sent >= (options.requests ?? Infinity) || options.until?.aborted === true;
  const { hostname, port, host, pathname, search } = new URL(options.url);
  const write = (headers: Record<string, string>) =>
    Object.entries(headers).reduce((text, [name, value]) => `${text}${name}: ${value}\r\n`, '');
  const fixed = write(options.headers ?? {});
  const nextRequest = () => {
    const path = options.pathOf?.(sent) ?? pathname + search;
    const own = options.headersOf ? write(options.headersOf(sent)) : '';
    sent += 1;
    return `GET ${path} HTTP/1.1\r\nhost: ${host}\r\n${fixed}${own}\r\n`;
  };
  const note = (status: number, startedAt: number) => {
    latencies.push(performance.now() - startedAt);
    if (status < 200 || status > 299) refused += 1;
  };
  const startedAt = performance.now();
  const pause = () => (options.pauseMs ?? 0) * (0.5 + Math.random());
  await Promise.all(
    Array.from({ length: options.connections }, () =>
      converse(hostname, Number(port), nextRequest, note, pause, isOver),
    ),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor((latencies.length - 1) * share)] ?? Number.NaN;
  return {
    requests: latencies.length,
    perSecond: latencies.length / seconds,
    refused,
    latencyMs: { p50: at(0.5), p95: at(0.95), p99: at(0.99) },
  };
}

const headEnd = Buffer.from('\r\n\r\n');

/** One keep-alive connection: a request, its whole answer, the next request. */
function converse(
  host: string,
  port: number,
  nextRequest: () => string,
  note: (status: number, startedAt: number) => void,
  pause: () => number,
  isOver: (at: number) => boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ host, port, noDelay: true });
    let head = Buffer.alloc(0);
    let bodyLeft = -1;
    let status = 0;
    let startedAt = 0;
    const ask = () => {
      head = Buffer.alloc(0);
      bodyLeft = -1;
      startedAt = performance.now();
      socket.write(nextRequest());
    };
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.on('data', (chunk) => {
      let arrived = chunk.length;
      if (bodyLeft < 0) {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
        const end = head.indexOf(headEnd);
        if (end === -1) return;
        const text = head.toString('latin1', 0, end);
        status = Number(text.slice(9, 12));
        bodyLeft = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0);
        arrived = head.length - end - headEnd.length;
      }
      bodyLeft -= arrived;
      if (bodyLeft > 0) return;
      note(status, startedAt);
      const pauseMs = pause();
      if (isOver(performance.now() + pauseMs)) socket.end();
      else if (pauseMs === 0) ask();
      else setTimeout(ask, pauseMs);
    });
  });
}
