import { createServer, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Engine } from './engine.ts';
import { createExchangeReader, type ExchangeReader } from './exchange-reader.ts';
import { performHandshake } from './handshake.ts';
import { refuseCopyFromClient } from './refuse-copy.ts';
import { SYNC, encodeFatal, encodeStartup } from './wire.ts';

export type WireServer = {
  listen(address: { path: string } | { port: number }): Promise<number | null>;
  /** Runs `task` when no client is inside a transaction or an exchange; clients wait meanwhile. */
  whenQuiet<T>(task: () => Promise<T>): Promise<T>;
  /** Exchanges served since the start. */
  servedCount(): number;
  idleForMs(): number;
  stop(): Promise<void>;
};

export type WireServerOptions = {
  engine: Engine;
  password: string | null;
  connectionWaitMs: number;
  idleInTransactionMs: number;
  /** The engine itself broke; nothing it says can be trusted any more. */
  onBroken(error: unknown): void;
};

type Session = {
  socket: Socket;
  reader: ExchangeReader;
  isOver: boolean;
  waitTimer: NodeJS.Timeout | undefined;
};

const HANDSHAKE_TIMEOUT_MS = 5_000;
const MAX_WAITING = 32;

/**
 * Serves the one session an engine has to one client after another. A second client waits for its turn.
 * All work on the engine, ours included, goes through one loop, so nothing can land inside a client's
 * transaction, and each client starts with a session as good as new.
 */
export function createWireServer(options: WireServerOptions): WireServer {
  const { engine } = options;
  const waiting: Session[] = [];
  const tasks: (() => Promise<void>)[] = [];
  const sockets = new Set<Socket>();
  let active: Session | undefined;
  let isMidExchange = false;
  let isPumping = false;
  let isStopped = false;
  let servedCount = 0;
  let lastActiveAt = performance.now();
  let idleTimer: NodeJS.Timeout | undefined;

  const isQuiet = (): boolean => !isMidExchange && engine.transactionStatus() === 'idle';

  const pump = async (): Promise<void> => {
    if (isPumping) return;
    isPumping = true;
    try {
      while (await workOnce()) await nextTurn();
    } catch (error) {
      options.onBroken(error);
    } finally {
      isPumping = false;
    }
  };

  /** One piece of work; false when there is nothing to do until something arrives. */
  const workOnce = async (): Promise<boolean> => {
    const task = isQuiet() ? tasks.shift() : undefined;
    if (task) {
      await task();
      return true;
    }
    if (!active) return openNextSession();
    if (active.isOver) {
      await closeSession();
      return true;
    }
    return serveExchange(active);
  };

  const openNextSession = async (): Promise<boolean> => {
    const next = waiting.shift();
    if (!next) return false;
    clearTimeout(next.waitTimer);
    if (next.isOver) return true;
    active = next;
    next.socket.write(await engine.run(encodeStartup()));
    return true;
  };

  const serveExchange = async (session: Session): Promise<boolean> => {
    const exchange = session.reader.take();
    if (!exchange) return false;
    clearTimeout(idleTimer);
    if (exchange.kind !== 'run') {
      if (exchange.kind === 'violation') session.socket.write(encodeFatal('08P01', exchange.message));
      session.isOver = true;
      return true;
    }
    const answer = await engine.run(refuseCopyFromClient(exchange.bytes));
    isMidExchange = !exchange.isComplete;
    servedCount++;
    lastActiveAt = performance.now();
    if (!session.isOver) session.socket.write(answer);
    if (!isQuiet()) idleTimer = setTimeout(() => evict(session), options.idleInTransactionMs);
    return true;
  };

  const evict = (session: Session): void => {
    const message = 'terminating connection due to idle-in-transaction timeout';
    session.socket.write(encodeFatal('25P03', message));
    session.isOver = true;
    void pump();
  };

  /** Undoes whatever the client left: an open exchange, a transaction, settings, statements, locks. */
  const closeSession = async (): Promise<void> => {
    clearTimeout(idleTimer);
    active?.socket.end();
    if (isMidExchange) await engine.run(SYNC);
    isMidExchange = false;
    if (engine.transactionStatus() !== 'idle') await engine.query('ROLLBACK');
    await engine.query('DISCARD ALL');
    active = undefined;
  };

  const accept = async (socket: Socket): Promise<void> => {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    const handshake = { password: options.password, timeoutMs: HANDSHAKE_TIMEOUT_MS };
    const rest = await performHandshake(socket, handshake);
    if (rest === undefined || socket.destroyed) return;
    if (isStopped || waiting.length >= MAX_WAITING) {
      socket.end(encodeFatal('53300', 'too many clients are waiting for the embedded database'));
      return;
    }
    const session: Session = { socket, reader: createExchangeReader(), isOver: false, waitTimer: undefined };
    session.reader.push(rest);
    socket.on('data', (chunk: Buffer) => {
      session.reader.push(chunk);
      if (session === active) void pump();
    });
    socket.on('close', () => {
      stopWaiting(session);
      session.isOver = true;
      void pump();
    });
    session.waitTimer = setTimeout(() => giveUpWaiting(session), options.connectionWaitMs);
    waiting.push(session);
    void pump();
  };

  const stopWaiting = (session: Session): void => {
    clearTimeout(session.waitTimer);
    if (waiting.includes(session)) waiting.splice(waiting.indexOf(session), 1);
  };

  const giveUpWaiting = (session: Session): void => {
    stopWaiting(session);
    session.isOver = true;
    session.socket.end(
      encodeFatal('53300', 'the embedded database serves one connection at a time, and another one is open'),
    );
  };

  const server = createServer((socket) => void accept(socket));

  return {
    listen: (address) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        const target = 'path' in address ? address : { ...address, host: '127.0.0.1' };
        server.listen(target, () => {
          const bound = server.address();
          resolve(typeof bound === 'object' && bound !== null ? bound.port : null);
        });
      }),
    whenQuiet: (task) =>
      new Promise((resolve, reject) => {
        tasks.push(() => task().then(resolve, reject));
        void pump();
      }),
    servedCount: () => servedCount,
    idleForMs: () => performance.now() - lastActiveAt,
    stop: async () => {
      isStopped = true;
      server.close();
      for (const session of waiting) session.isOver = true;
      if (active) active.isOver = true;
      await pump();
      while (isPumping || active) await nextTurn();
      for (const socket of sockets) socket.destroy();
    },
  };
}
