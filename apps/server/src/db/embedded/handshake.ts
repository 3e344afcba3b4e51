import { timingSafeEqual } from 'node:crypto';
import type { Socket } from 'node:net';
import { ASK_PASSWORD, CANCEL_REQUEST, GSS_REQUEST, PROTOCOL_3_0, SSL_REQUEST, encodeFatal } from './wire.ts';

const MAX_STARTUP_BYTES = 10_000;
const REFUSE_ENCRYPTION = 'N';

/**
 * The part of a connection before the engine hears of it. Resolves with the bytes that came after the
 * start-up packet, or `undefined` when the socket was refused, lost, or only meant to cancel.
 */
export function performHandshake(
  socket: Socket,
  options: { password: string | null; timeoutMs: number },
): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    let buffered = Buffer.alloc(0);
    let isAwaitingPassword = false;

    const settle = (rest: Buffer | undefined): void => {
      clearTimeout(timer);
      socket.off('data', onData);
      socket.off('close', onClose);
      resolve(rest);
    };
    const refuse = (code: string, message: string): void => {
      socket.end(encodeFatal(code, message));
      settle(undefined);
    };
    const onClose = (): void => settle(undefined);
    const timer = setTimeout(() => refuse('08P01', 'no start-up packet arrived in time'), options.timeoutMs);

    /** Handles one packet at the head of the buffer; false when more bytes are needed or all is said. */
    const step = (): boolean => {
      const lengthOffset = isAwaitingPassword ? 1 : 0;
      if (buffered.length < lengthOffset + 8) return false;
      const end = lengthOffset + buffered.readInt32BE(lengthOffset);
      if (end > MAX_STARTUP_BYTES || end < 8) {
        refuse('08P01', 'invalid length of start-up packet');
        return false;
      }
      if (buffered.length < end) return false;
      const packet = buffered.subarray(0, end);
      buffered = buffered.subarray(end);
      return isAwaitingPassword ? checkPassword(packet) : readStartup(packet);
    };

    const readStartup = (packet: Buffer): boolean => {
      const code = packet.readInt32BE(4);
      if (code === SSL_REQUEST || code === GSS_REQUEST) {
        socket.write(REFUSE_ENCRYPTION);
        return true;
      }
      if (code === CANCEL_REQUEST) {
        socket.end();
        settle(undefined);
      } else if (code !== PROTOCOL_3_0) {
        refuse('0A000', 'only protocol version 3.0 is spoken here');
      } else if (options.password === null) {
        settle(buffered);
      } else {
        isAwaitingPassword = true;
        socket.write(ASK_PASSWORD);
        return true;
      }
      return false;
    };

    const checkPassword = (packet: Buffer): boolean => {
      const given = packet.subarray(5, -1);
      const expected = Buffer.from(options.password ?? '');
      const isRight = given.length === expected.length && timingSafeEqual(given, expected);
      if (packet[0] === 0x70 && isRight) settle(buffered);
      else refuse('28P01', 'password authentication failed');
      return false;
    };

    const onData = (chunk: Buffer): void => {
      buffered = Buffer.concat([buffered, chunk]);
      while (step());
    };

    socket.on('data', onData);
    socket.on('close', onClose);
  });
}
