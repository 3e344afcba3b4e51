import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

type RawClient = {
  socket: Socket;
  /** What has come so far. */
  text(): string;
  statuses(): number[];
  closed: Promise<unknown>;
};

/** A connection of one's own, for what no HTTP client would send. */
export async function connectRaw(port: number): Promise<RawClient> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('latin1').on('data', (part: string) => (text += part));
  // To be cut off is what some came for.
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  return {
    socket,
    closed,
    text: () => text,
    statuses: () => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status)),
  };
}

/** Sends these lines and reads until the other side hangs up. */
export async function sendRaw(port: number, text: string): Promise<{ status: number | undefined; text: string }> {
  const client = await connectRaw(port);
  client.socket.write(text);
  await client.closed;
  return { status: client.statuses()[0], text: client.text() };
}

export const requestLine = (target: string, headers = '') => `GET ${target} HTTP/1.1\r\nhost: shop\r\n${headers}\r\n`;
