import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { promisify } from 'node:util';
import { errorStatus } from '@urumuri/contract';
import { AppError } from '../app-error.ts';
import { networkOf } from '../limits/network.ts';
import { createTally } from '../limits/tally.ts';
import { errorBody } from './errors.ts';

type OpenLimits = ReturnType<typeof shareOpenLimits>;

/** How many connections one process holds open: many per address, as mobile networks put many customers behind one. */
export function shareOpenLimits(workers = 1) {
  return {
    perAddress: Math.ceil(400 / workers),
    /** From so many in all, an address that holds more than a few gets no more. */
    crowded: 6000,
    fewPerAddress: 12,
    inAll: 10_000,
  };
}

export type ConnectionOptions = {
  /** Whether who connects from there speaks for others. */
  isProxy(address: string): boolean;
  /** Where a request really comes from, when a proxy stands between. */
  addressOf(request: IncomingMessage): string;
  /** Absent when nothing is limited. */
  limits?: OpenLimits | undefined;
  /** From the first line of a request to the last byte of its answer; for a slow phone on a bad line. */
  answerWithinMs?: number;
};

/** No browser sends a second request before the answer to the first. */
const mostWaiting = 16;
/** Longer than the slowest call and a long download over a slow line. */
const defaultAnswerWithinMs = 60_000;

const tooMany = new AppError('rate_limited', 'Too many connections from your network. Please try again in a moment.');

type Exchange = { request: IncomingMessage; response: ServerResponse };
/** What is being answered on a connection, since when, and what follows. */
type Line = { response: ServerResponse | undefined; since: number; waiting: Exchange[] };

const lineOf = new WeakMap<Duplex, Line>();

/**
 * What one connection and one address may hold of the server, for everything that listens to it already. A
 * connection has one request answered at a time, whatever it sends; what takes too long to be taken is cut.
 */
export function guardConnections(server: Server, options: ConnectionOptions) {
  const { isProxy, addressOf, limits, answerWithinMs = defaultAnswerWithinMs } = options;
  const open = createTally();
  // One entry for a connection, not for a request: what passes through a map lives on until a full collection.
  const lines = new Map<Socket, Line>();
  const proxies = new WeakSet<Duplex>();
  let isDraining = false;

  function tryHold(ip: string): (() => void) | undefined {
    const address = networkOf(ip);
    if (limits) {
      const most = open.total >= limits.crowded ? limits.fewPerAddress : limits.perAddress;
      if (open.of(address) >= most) return undefined;
    }
    return open.hold(address);
  }

  if (limits) server.maxConnections = limits.inAll;
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    const line: Line = { response: undefined, since: 0, waiting: [] };
    lines.set(socket, line);
    lineOf.set(socket, line);
    socket.once('close', () => lines.delete(socket));
    // A proxy's connections carry whoever comes: each request is counted for itself.
    if (isProxy(remoteAddress)) return void proxies.add(socket);
    const release = tryHold(remoteAddress);
    if (release) socket.once('close', release);
    else refuseSocket(socket, tooMany);
  });

  const answerers = takeListeners(server, 'request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const line = lines.get(socket);
    if (line === undefined || !socket.writable) return;
    if (line.response === undefined) begin(line, { request, response });
    else if (line.waiting.push({ request, response }) > mostWaiting) socket.destroy();
  });

  function begin(line: Line, { request, response }: Exchange): void {
    const { socket } = request;
    line.response = response;
    line.since = performance.now();
    response.on('close', () => {
      line.response = undefined;
      const next = line.waiting.shift();
      if (next && socket.writable) begin(line, next);
    });
    if (isDraining) response.setHeader('Connection', 'close');
    if (proxies.has(socket)) {
      const release = tryHold(addressOf(request));
      if (!release) return refuse(response, tooMany);
      response.once('close', release);
      // Should the connection go first, nobody may be left to say so.
      socket.once('close', release);
      response.once('close', () => socket.off('close', release));
    }
    for (const answer of answerers) answer.call(server, request, response);
  }

  const upgraders = takeListeners(server, 'upgrade');
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    if (lines.get(socket)?.response) return void socket.destroy();
    if (!request.url?.startsWith('/socket.io/')) {
      return refuseSocket(
        socket,
        new AppError('malformed_request', 'This address takes plain HTTP/1.1 requests only.'),
      );
    }
    if (proxies.has(socket)) {
      const release = tryHold(addressOf(request));
      if (!release) return refuseSocket(socket, tooMany);
      socket.once('close', release);
    }
    for (const upgrade of upgraders) upgrade.call(server, request, socket, head);
  });
  server.on('connect', (_request, socket) => {
    refuseSocket(socket, new AppError('method_not_allowed', 'The shop is not a proxy.'));
  });

  const sweeping = setInterval(() => {
    const before = performance.now() - answerWithinMs;
    for (const [socket, { response, since }] of lines) if (response && since < before) socket.destroy();
  }, answerWithinMs / 10).unref();
  server.once('close', () => clearInterval(sweeping));

  return {
    /** From now on every answer is the last one of its connection. */
    startDraining(): void {
      isDraining = true;
      for (const { response } of lines.values()) {
        if (response && !response.headersSent) response.setHeader('Connection', 'close');
      }
    },
    count: () => promisify<number>((done) => server.getConnections(done))(),
  };
}

type Listener = (this: Server, ...args: unknown[]) => void;

/** Those who listened so far hear nothing any more but through us. */
function takeListeners(server: Server, event: 'request' | 'upgrade'): Listener[] {
  const listeners = server.listeners(event) as Listener[];
  server.removeAllListeners(event);
  return listeners;
}

const clientErrors: Record<string, AppError> = {
  ERR_HTTP_REQUEST_TIMEOUT: new AppError(
    'request_timeout',
    'The request took too long to arrive. Nothing was changed: please send it again.',
  ),
  HPE_HEADER_OVERFLOW: new AppError('headers_too_large', 'The address or the headers of the request are too long.'),
};
const notHttp = new AppError('malformed_request', 'This is not a request the shop understands.');

/** What is no request, or never became a whole one. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  // In the middle of an answer there is nothing to be said.
  if (lineOf.get(socket)?.response?.headersSent) socket.destroy();
  else refuseSocket(socket, clientErrors[error.code ?? ''] ?? notHttp);
}

function writeRefusal(refusal: AppError) {
  const status = errorStatus[refusal.code];
  const body = JSON.stringify(errorBody(refusal, randomUUID()));
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
    ...(status === 429 ? { 'retry-after': '2' } : {}),
  };
  return { status, headers, body };
}

function refuse(response: ServerResponse, refusal: AppError): void {
  const { status, headers, body } = writeRefusal(refusal);
  response.writeHead(status, headers).end(body);
}

/** Says why to somebody for whom there is no response, and hangs up. */
function refuseSocket(socket: Duplex & Partial<Pick<Socket, 'destroySoon'>>, refusal: AppError): void {
  const { status, headers, body } = writeRefusal(refusal);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.on('error', () => undefined);
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  socket.destroySoon?.();
}
