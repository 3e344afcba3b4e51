import { type ClientToServerEvents, type ServerToClientEvents, socketOptions } from '@urumuri/contract';
import { io, type Socket, WebSocket, XHR } from 'socket.io-client';
import { getLiveState, type LiveState, setLiveEmit, setLiveState, tellListeners } from './live-hub.ts';
import { createLifetimeCheck } from './connection-lifetimes.ts';
import { goRoundSilence } from './go-round-silence.ts';

export type LiveConnection = {
  /** Tries again from the start, as whoever is signed in now. */
  renew(): void;
  /** Tries again if nothing is being tried. */
  resume(): void;
  close(): void;
};

export type LiveConnectionOptions = {
  getToken(): string | null;
  /** Events arrive from now on; `isFirst` is false after a gap, in which some may have been missed. */
  onOpen(isFirst: boolean): void;
};

/** A server that sends everybody away again and again is not asked at once each time. */
const CALM_MS = 5_000;
const REFUSED_PAUSE_MS = 30_000;

/** The websocket first, and polling where it does not work. */
const liveTransports = [WebSocket, XHR];
const pollingOnly = [XHR];

type LiveSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

/** The one socket of this tab. It reconnects by itself; its events go to the hub. */
export function openLiveConnection({ getToken, onOpen }: LiveConnectionOptions): LiveConnection {
  /** A token the shop no longer accepts: without it public events still arrive. */
  let deadToken: string | null = null;
  let sentToken: string | null = null;
  let lastAtOnce = Number.NEGATIVE_INFINITY;
  let wasOpen = false;
  /** After the last of its tries the library goes on calling itself active. */
  let hasGivenUp = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lifetimes = createLifetimeCheck();

  const socket: LiveSocket = io({
    ...socketOptions,
    transports: liveTransports,
    autoConnect: false,
    auth(send) {
      const token = getToken();
      sentToken = token === deadToken ? null : token;
      send(sentToken === null ? {} : { token: sentToken });
    },
  });

  const silence = goRoundSilence(socket, pollingOnly);
  const connect = (state: LiveState) => {
    clearTimeout(timer);
    hasGivenUp = false;
    setLiveState(state);
    silence.connect();
  };
  const connectLater = (state: LiveState, pauseMs: number) => {
    clearTimeout(timer);
    setLiveState(state);
    timer = setTimeout(silence.connect, pauseMs);
  };

  socket.on('connect', () => {
    setLiveState('open');
    onOpen(!wasOpen);
    wasOpen = true;
  });
  socket.on('disconnect', (reason) => {
    if (reason === 'io client disconnect') return setLiveState('closed');
    if (reason !== 'io server disconnect') return setLiveState('reconnecting');
    const isCalm = performance.now() - lastAtOnce > CALM_MS;
    lastAtOnce = performance.now();
    if (isCalm) connect('reconnecting');
    else connectLater('reconnecting', CALM_MS * (1 + Math.random()));
  });
  socket.on('connect_error', (error) => {
    // While active the library goes on trying by itself. Once it was said that nothing came of that, it stays said.
    if (socket.active)
      return getLiveState() === 'failed' ? undefined : setLiveState(wasOpen ? 'reconnecting' : 'opening');
    if (error.message === 'unauthorized' && sentToken !== null) {
      deadToken = sentToken;
      return connect('opening');
    }
    connectLater('failed', REFUSED_PAUSE_MS);
  });
  socket.io.on('open', () => lifetimes.opened(performance.now()));
  socket.io.on('close', (reason) => {
    if (reason === 'forced close') return;
    socket.io.opts.transports = lifetimes.closed(performance.now()) ? pollingOnly : liveTransports;
  });
  socket.io.on('reconnect_failed', () => {
    hasGivenUp = true;
    setLiveState('failed');
  });
  socket.onAny((event: keyof ServerToClientEvents, payload) => tellListeners(event, payload as never));

  setLiveEmit((event, ...payload) => {
    if (socket.connected) socket.emit(event, ...payload);
  });
  connect('opening');

  return {
    renew() {
      socket.io.opts.transports = liveTransports;
      socket.disconnect();
      connect('opening');
    },
    resume() {
      if (socket.connected || (socket.active && !hasGivenUp)) return;
      connect(getLiveState() === 'failed' ? 'failed' : 'reconnecting');
    },
    close() {
      clearTimeout(timer);
      silence.stop();
      setLiveEmit(undefined);
      socket.disconnect();
      setLiveState('closed');
    },
  };
}
