import type { ManagerOptions, Socket } from 'socket.io-client';

type Transports = NonNullable<ManagerOptions['transports']>;

/** The server speaks first, as soon as a connection is open. */
const SILENCE_MS = 8_000;

/**
 * Some proxies take a websocket and close it or keep silent. The library would wait for its own, longer limit and try
 * the same again; so after a while the connection is begun anew with other transports.
 */
export function goRoundSilence(socket: Socket, others: Transports) {
  const { opts } = socket.io;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const watch = () => {
    stop();
    if (opts.transports === others) return;
    timer = setTimeout(() => {
      opts.transports = others;
      socket.disconnect();
      socket.connect();
    }, SILENCE_MS);
  };
  socket.io.on('reconnect_attempt', watch);
  socket.io.on('open', stop);
  socket.io.on('error', stop);

  return {
    connect(): void {
      watch();
      socket.connect();
    },
    stop,
  };
}
