import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A websocket the network has taken, and which says what the test lets it say. */
class TakenSocket {
  static last: TakenSocket | undefined;
  onopen?: () => void;
  onclose?: (event: unknown) => void;
  constructor() {
    TakenSocket.last = this;
  }
  close(): void {
    return undefined;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', TakenSocket);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function openLine() {
  // The library looks for its websocket when it is loaded.
  vi.resetModules();
  const [{ io }, { liveTransports }] = await Promise.all([import('socket.io-client'), import('./live-transports.ts')]);
  const [first] = liveTransports;
  const socket = io('http://127.0.0.1:1', { transports: first ? [first] : [], reconnection: false, forceNew: true });
  const errors: string[] = [];
  socket.on('connect_error', ({ message }) => errors.push(message));
  TakenSocket.last?.onopen?.();
  return { socket, errors };
}

describe('a websocket that was taken', () => {
  it('is an error when it closes before a word', async () => {
    const { errors } = await openLine();
    TakenSocket.last?.onclose?.({});
    expect(errors).toEqual(['websocket: closed before a word was heard']);
  });

  it('is an error when it stays silent', async () => {
    const { errors } = await openLine();
    vi.advanceTimersByTime(8_000);
    expect(errors).toEqual(['websocket: nothing was heard']);
  });

  it('is no error when this side closes it', async () => {
    const { socket, errors } = await openLine();
    expect(() => socket.disconnect()).not.toThrow();
    vi.advanceTimersByTime(10_000);
    expect(errors).toEqual([]);
  });
});
