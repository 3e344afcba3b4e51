import { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FallbackWebSocket } from './live-transports.ts';

/** A websocket the network has taken, and which says what the test lets it say. */
class TakenSocket {
  onopen?: () => void;
  onclose?: (event: unknown) => void;
  close(): void {
    return undefined;
  }
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function openLine() {
  const taken = new TakenSocket();
  class TakenTransport extends FallbackWebSocket {
    override createSocket(): TakenSocket {
      return taken;
    }
  }
  const socket = io('http://127.0.0.1:1', { transports: [TakenTransport], reconnection: false, forceNew: true });
  const errors: string[] = [];
  socket.on('connect_error', ({ message }) => errors.push(message));
  taken.onopen?.();
  return { socket, taken, errors };
}

describe('a websocket that was taken', () => {
  it('is an error when it closes before a word', () => {
    const { taken, errors } = openLine();
    taken.onclose?.({});
    expect(errors).toEqual(['websocket: closed before the first packet']);
  });

  it('is an error when it stays silent', () => {
    const { errors } = openLine();
    vi.advanceTimersByTime(8_000);
    expect(errors).toEqual(['websocket: no packet came']);
  });

  it('is no error when this side closes it', () => {
    const { socket, errors } = openLine();
    expect(() => socket.disconnect()).not.toThrow();
    vi.advanceTimersByTime(10_000);
    expect(errors).toEqual([]);
  });
});
