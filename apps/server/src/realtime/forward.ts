import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Server } from 'socket.io';

/** The workers of one machine, each with a number and a private address. */
export type Workers = { number: number; socketPath(number: number): string };

type Next = () => void;

/**
 * Long polling sends each request by whatever connection is free, so it may reach any worker, and so may the
 * upgrade that follows. The connection's id names the worker that holds it; others pass the request on.
 */
export function forwardToHolder(
  { engine }: Pick<Server, 'engine'>,
  { number, socketPath }: Workers,
): { close(): void } {
  engine.generateId = () => `${number}-${randomBytes(15).toString('base64url')}`;

  engine.use((request: IncomingMessage, response: ServerResponse, next: Next) => {
    const [, holder] = /[?&]sid=(\d+)-/.exec(request.url ?? '') ?? [];
    if (holder === undefined || Number(holder) === number) return next();
    const path = socketPath(Number(holder));
    if (request.headers.upgrade === undefined) passOn(path, request, response, next);
    else passUpgradeOn(path, request, next);
  });

  // A worker that was killed has left its socket in the way.
  if (process.platform !== 'win32') rmSync(socketPath(number), { force: true });
  const server = createServer((request, response) => engine.handleRequest(request, response))
    .on('upgrade', (request, socket, head) => engine.handleUpgrade(request, socket, head))
    // Otherwise the primary would open it, and share it among all.
    .listen({ path: socketPath(number), exclusive: true });
  return { close: () => void server.close() };
}

/** Where nobody answers the worker is gone, and `next` says that the connection is unknown. */
function passOn(path: string, request: IncomingMessage, response: ServerResponse, next: Next): void {
  const { method, url, headers } = request;
  // Not to be closed by the holder: its answer may be there before the end of the request was written.
  const kept = { ...headers, connection: 'keep-alive' };
  const onward = ask({ socketPath: path, method, path: url, headers: kept, agent: false });
  onward.on('response', (answer) => {
    const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...own } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, own);
    answer.pipe(response);
  });
  let isOver = false;
  onward.on('error', () => {
    if (response.headersSent) response.destroy();
    else if (!isOver) next();
  });
  response.on('close', () => {
    isOver = true;
    onward.destroy();
  });
  request.pipe(onward);
}

/** Who asks to become a websocket says nothing more before the answer, so its first lines are all there is. */
function passUpgradeOn(path: string, request: IncomingMessage, next: Next): void {
  const { socket, method, url, rawHeaders } = request;
  const onward = connect(path);
  const giveUp = () => void socket.destroy();
  socket.on('error', giveUp);
  socket.on('close', () => onward.destroy());
  onward.on('error', () => {
    socket.off('error', giveUp);
    next();
  });
  onward.on('connect', () => {
    onward.removeAllListeners('error').on('error', giveUp).on('close', giveUp);
    const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? `${name}: ${rawHeaders[at + 1]}\r\n` : []));
    onward.write(`${method} ${url} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1');
    socket.setTimeout(0);
    socket.pipe(onward).pipe(socket);
  });
}
