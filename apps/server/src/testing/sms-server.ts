import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Sms = { to: string; text: string; id: string };
export type GatewayMood = 'hang' | 'fail' | 'refuse' | 'babble' | 'cut' | 'redirect';

/** An SMS gateway that can be in a bad mood. `accepted` is what it has said yes to. */
export function createSmsServer() {
  const accepted: Sms[] = [];
  const moods: GatewayMood[] = [];
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString('utf8');
    switch (moods.shift()) {
      case 'hang':
        return;
      case 'cut':
        request.socket.destroy();
        return;
      case 'fail':
        response.writeHead(500).end('Out of order');
        return;
      case 'refuse':
        response.writeHead(422).end('No such number');
        return;
      case 'redirect':
        response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
        return;
      case 'babble':
        response.writeHead(503);
        babble(response);
        return;
      case undefined:
        accepted.push(JSON.parse(body) as Sms);
        response.writeHead(200).end('{"ok":true}');
    }
  }

  /** Never stops talking until the other end hangs up. */
  function babble(response: ServerResponse): void {
    if (response.destroyed) return;
    response.write('x'.repeat(1024), () => setImmediate(babble, response));
  }

  return {
    accepted,
    moods,
    /** Answers its address. */
    async listen(): Promise<string> {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
    },
    close() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** How it wants to be told. */
export const smsBody = '{"to":"{to}","text":"{text}","id":"{id}"}';
