import type { IncomingMessage } from 'node:http';
import { handshakeAuth } from '@urumuri/contract/schemas';
import type { Logger } from 'pino';
import type { HeldConnections } from './connection-limits.ts';
import type { Identify } from './identity.ts';
import type { LiveSocket } from './live-server.ts';
import { ownRoom } from './rooms.ts';

export type HandshakeDeps = {
  held: HeldConnections;
  identify: Identify;
  perIdentity: number;
  log: Logger;
  addressOf(request: IncomingMessage): string;
};

type RefusalCode = 'unauthorized' | 'too_many_connections' | 'unavailable';

/** Reads who a socket is. Without a token it hears what everybody may hear; a bad token is refused. */
export function createHandshake({ held, identify, perIdentity, log, addressOf }: HandshakeDeps) {
  async function recognise(socket: LiveSocket): Promise<RefusalCode | undefined> {
    const auth = handshakeAuth.safeParse(socket.handshake.auth);
    const token = auth.data?.token;
    if (auth.success && !token) return undefined;
    const identity = token ? await identify(token) : undefined;
    if (!identity) {
      log.warn({ security: 'socket_refused', ip: addressOf(socket.request) }, 'a socket’s token was refused');
      return 'unauthorized';
    }
    if ((await held.count(ownRoom(identity))) >= perIdentity) return 'too_many_connections';
    socket.data.identity = identity;
    return undefined;
  }

  return (socket: LiveSocket, next: (error?: Error) => void): void => {
    recognise(socket)
      .catch((error: unknown): RefusalCode => {
        log.error({ err: error }, 'a socket could not be recognised');
        return 'unavailable';
      })
      .then((refusal) => next(refusal && Object.assign(new Error(refusal), { data: { code: refusal } })))
      .catch((error: unknown) => log.error({ err: error }, 'a socket was not let in'));
  };
}
