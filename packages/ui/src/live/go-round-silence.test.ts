import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server as HttpServer } from 'node:http';
import type { AddressInfo, Socket as NetSocket } from 'node:net';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { goRoundSilence } from './go-round-silence.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => vi.useRealTimers();
});

async function listen(server: HttpServer): Promise<string> {
  const sockets = new Set<NetSocket>();
  server.on('connection', (socket) => sockets.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function connect(url: string) {
  const socket = io(url, { transports: ['websocket', 'polling'], autoConnect: false, forceNew: true });
  onTestFinished(() => void socket.disconnect());
  const silence = goRoundSilence(socket, ['polling']);
  silence.connect();
  return { socket, silence };
}

it('begins anew by polling when a websocket was taken and stays silent, and leaves polling its time', async () => {
  const asked: (string | null)[] = [];
  const note = ({ url = '' }: IncomingMessage) => {
    asked.push(new URL(url, 'http://shop').searchParams.get('transport'));
  };
  connect(await listen(createServer(note).on('upgrade', note)));
  await vi.waitFor(() => expect(asked).toEqual(['websocket']));
  await vi.advanceTimersByTimeAsync(7_900);
  expect(asked).toEqual(['websocket']);
  await vi.advanceTimersByTimeAsync(200);
  await vi.waitFor(() => expect(asked).toEqual(['websocket', 'polling']));
  await vi.advanceTimersByTimeAsync(8_100);
  expect(asked).toEqual(['websocket', 'polling']);
});

it('leaves a connection alone that has opened, also one that was refused at first', async () => {
  const server = createServer();
  let refusals = 1;
  new Server(server).use((_socket, next) => next(refusals-- > 0 ? new Error('not yet') : undefined));
  const { socket, silence } = connect(await listen(server));
  await new Promise<unknown>((resolve) => socket.once('connect_error', resolve));
  silence.connect();
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  await vi.advanceTimersByTimeAsync(20_000);
  expect([socket.connected, socket.io.engine.transport.name]).toEqual([true, 'websocket']);
});
