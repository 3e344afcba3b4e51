import { WebSocket, XHR } from 'socket.io-client';

/** The server speaks first, as soon as a connection is open. */
const SILENCE_MS = 8_000;

/**
 * Some proxies accept a websocket and close it, or never let a packet through. The library then waits for its own
 * time limit and tries the same again; reported as an error, it falls back to polling at once.
 */
export class FallbackWebSocket extends WebSocket {
  #silence: ReturnType<typeof setTimeout> | undefined;

  override doOpen(): this {
    this.#silence = setTimeout(() => {
      this.#report('no packet came');
      this.close();
    }, SILENCE_MS);
    return super.doOpen();
  }

  protected override onPacket(...packet: Parameters<WebSocket['onPacket']>): void {
    this.#stopWaiting();
    super.onPacket(...packet);
  }

  protected override onClose(...[details]: Parameters<WebSocket['onClose']>): void {
    // Without details it is this side that closes.
    if (details) this.#report('closed before the first packet');
    else this.#stopWaiting();
    super.onClose(details);
  }

  /** Once at most, and only before the first packet. */
  #report(what: string): void {
    if (this.#silence === undefined) return;
    this.#stopWaiting();
    this.onError(`websocket: ${what}`, undefined);
  }

  #stopWaiting(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }
}

export const pollingOnly = [XHR];

/** The websocket first, and polling where it does not work. */
export const liveTransports = [FallbackWebSocket, XHR];
