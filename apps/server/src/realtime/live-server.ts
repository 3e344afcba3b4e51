import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientToServerEvents, ServerToClientEvents } from '@urumuri/contract';
import { clientEvents, handshakeAuth } from '@urumuri/contract/schemas';
import type { Logger } from 'pino';
import { type DefaultEventsMap, Server, type ServerOptions, type Socket } from 'socket.io';
import type { AllowanceWindows } from '../limits/allowance-windows.ts';
import { networkOf } from '../limits/network.ts';
import type { ConnectionLimits, HeldConnections } from './connection-limits.ts';
import { createEventBudget } from './event-budget.ts';
import { forwardToHolder, type Workers } from './forward.ts';
import type { Identify, Identity } from './identity.ts';
import { isAllowedOrigin } from './origin.rules.ts';
import { ownRoom, rooms } from './rooms.ts';

export type SocketData = {
  identity?: Identity;
  /** The sellers a customer's socket may learn the presence of; known a moment after it connects. */
  contacts?: Set<string>;
  /** The sellers who may learn that this customer is there. */
  writtenTo?: Set<string>;
};
export type LiveServer = Server<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, SocketData>;
export type LiveSocket = Socket<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, SocketData>;

export type LiveServerOptions = {
  httpServer: HttpServer;
  log: Logger;
  publicUrl: string;
  identify: Identify;
  /** Where a request really comes from, when a proxy stands between. */
  addressOf(request: IncomingMessage): string;
  /** Absent when nothing is limited. */
  limits?: ConnectionLimits | undefined;
  windows: AllowanceWindows;
  held: HeldConnections;
  adapter?: ServerOptions['adapter'] | undefined;
  /** Present when this process shares its port with others. */
  workers?: Workers | undefined;
};

const payloadBytes = 16 * 1024;
const connectTimeoutMs = 5000;
const minuteMs = 60_000;
/** A session can also run out by time, which nobody announces. */
const recheckMs = 5 * minuteMs;

const ignore = () => undefined;

const goodbye = { batches: 20, pauseMs: 250, small: 50 };

/**
 * The socket server on the shop's own port. Who a socket is follows from its handshake token alone. Delivery is at most
 * once: clients read anew after a gap, so no socket's past is restored.
 */
export function openLiveServer(options: LiveServerOptions) {
  const { httpServer, log, publicUrl, identify, addressOf, limits, windows, held } = options;
  let closing = false;

  const io: LiveServer = new Server(httpServer, {
    serveClient: false,
    maxHttpBufferSize: payloadBytes,
    connectTimeout: connectTimeoutMs,
    perMessageDeflate: false,
    ...(options.adapter ? { adapter: options.adapter } : {}),
    // Asked once for each connection; its later requests carry its id.
    allowRequest(request, answer) {
      // Nobody else listens meanwhile to a socket that wants to become a websocket.
      request.socket.on('error', ignore);
      void admits(request)
        .catch((error: unknown) => {
          log.error({ err: error }, 'a connection could not be judged');
          return false;
        })
        .then((isAdmitted) => {
          request.socket.off('error', ignore);
          answer(null, isAdmitted && !closing);
        });
    },
  });

  async function admits(request: IncomingMessage): Promise<boolean> {
    if (!isAllowedOrigin(request.headers, publicUrl)) return false;
    if (!limits) return true;
    if (io.engine.clientsCount >= limits.perProcess) return false;
    const address = networkOf(addressOf(request));
    const [waitMs, holds] = await Promise.all([
      windows.take(`sockets:${address}`, { max: limits.arrivalsPerMinute, windowMs: minuteMs }),
      held.count(address),
    ]);
    return waitMs === 0 && holds < limits.perAddress;
  }

  io.engine.on('connection', (connection: EngineConnection) => {
    const address = networkOf(addressOf(connection.request));
    held.add(address);
    connection.once('close', () => held.remove(address));
    connection.on('packet', ({ type, data }) => {
      if (type === 'message' && isBinary(data)) connection.close();
    });
  });

  const forwarding = options.workers && forwardToHolder(io, options.workers);

  io.use((socket, next) => {
    recognise(socket)
      .catch((error: unknown): RefusalCode => {
        log.error({ err: error }, 'a socket could not be recognised');
        return 'unavailable';
      })
      .then((refusal) => next(refusal && Object.assign(new Error(refusal), { data: { code: refusal } })))
      .catch((error: unknown) => log.error({ err: error }, 'a socket was not let in'));
  });

  /** Reads who a socket is. Without a token it hears what everybody may hear; a bad token is refused. */
  async function recognise(socket: LiveSocket): Promise<RefusalCode | undefined> {
    const auth = handshakeAuth.safeParse(socket.handshake.auth);
    const token = auth.data?.token;
    if (auth.success && !token) return undefined;
    const identity = token ? await identify(token) : undefined;
    if (!identity) {
      log.warn({ security: 'socket_refused', ip: addressOf(socket.request) }, 'a socket’s token was refused');
      return 'unauthorized';
    }
    if (limits && (await held.count(ownRoom(identity))) >= limits.perIdentity) return 'too_many_connections';
    socket.data.identity = identity;
    return undefined;
  }

  io.on('connection', (socket) => {
    const { identity } = socket.data;
    if (identity) {
      const room = ownRoom(identity);
      void socket.join(rooms.session(identity.sessionId));
      if (identity.hears?.chats !== false) void socket.join(room);
      if (identity.kind === 'seller' && identity.hears?.orders !== false) {
        void socket.join([rooms.sellers, rooms.ordersOf(identity.id)]);
      }
      held.add(room);
      socket.once('disconnect', () => held.remove(room));
      if (identity.isOffice) void socket.join(rooms.office);
      recheckIdentity(socket, identity);
    }
    limitEvents(socket);
    socket.on('manual_disconnect', () => socket.disconnect(true));
    socket.on('test', (message) => {
      const parsed = clientEvents.test.safeParse(message);
      if (parsed.success) socket.emit('testResponse', parsed.data);
    });
    // add_user and add_seller claim what the token says better. What send_customer_message and
    // send_seller_message carry was told when it was stored; telling it again would double it.
  });

  /** Closes a socket whose token has died without anybody saying so. */
  function recheckIdentity(socket: LiveSocket, identity: Identity): void {
    const { token } = socket.handshake.auth as { token: string };
    const timer = setInterval(() => {
      identify(token)
        .then((now) => {
          if (now?.sessionId !== identity.sessionId) socket.disconnect(true);
        })
        .catch((error: unknown) => log.warn({ err: error }, 'a socket’s session could not be checked'));
    }, recheckMs).unref();
    socket.once('disconnect', () => clearInterval(timer));
  }

  function limitEvents(socket: LiveSocket): void {
    const judge = createEventBudget();
    socket.use(([name], next) => {
      const verdict = judge(name);
      if (verdict === 'take') return next();
      if (verdict === 'drop') return;
      const ip = addressOf(socket.request);
      log.warn({ security: 'socket_cut', ip, customerId: socket.data.identity?.id }, 'a flooding socket was cut');
      socket.disconnect(true);
    });
  }

  return {
    io,

    /** Says goodbye in batches: everybody comes back at once, and should not all come in the same moment. */
    async dismiss(): Promise<void> {
      closing = true;
      const sockets = [...io.of('/').sockets.values()];
      const size = Math.max(goodbye.small, Math.ceil(sockets.length / goodbye.batches));
      for (let start = 0; start < sockets.length; start += size) {
        if (start > 0) await sleep(goodbye.pauseMs);
        for (const socket of sockets.slice(start, start + size)) socket.disconnect(true);
      }
      io.engine.close();
      forwarding?.close();
    },

    /** Until then other nodes' sockets can still be told something. */
    close: () => io.of('/').adapter.close(),
  };
}

type RefusalCode = 'unauthorized' | 'too_many_connections' | 'unavailable';

/** A connection below Socket.IO: https://github.com/socketio/socket.io/blob/main/packages/engine.io/docs/API.md */
type EngineConnection = {
  request: IncomingMessage;
  once(event: 'close', listener: () => void): void;
  on(event: 'packet', listener: (packet: { type: string; data?: unknown }) => void): void;
  close(): void;
};

/**
 * No event of ours carries bytes; a packet that announces attachments (kinds 5 and 6) would be held until they come:
 * https://socket.io/docs/v4/socket-io-protocol/#packet-encoding
 */
function isBinary(data: unknown): boolean {
  return typeof data !== 'string' || data.startsWith('5') || data.startsWith('6');
}
