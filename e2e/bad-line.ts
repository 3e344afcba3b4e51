import type { Page, WebSocketRoute } from '@playwright/test';
import { socketAddress } from './live-page.ts';

/** Of the shop's events, not of the protocol's own words. */
const EVENT = '42';
/** Long enough for the page not to think that a proxy cuts its websockets, and change over to polling. */
const CUT_AFTER_MS = { least: 4_000, most: 7_000 };

export type BadLine = {
  /** How much of what the shop said was lost, and how often the line was cut. */
  readonly losses: { events: number; cuts: number };
  stop(): void;
};

/** A line that loses this share of the shop's events and is cut every few seconds; the shop behind it is the real one. */
export async function spoilLine(page: Page, lostShare: number, random: () => number): Promise<BadLine> {
  const losses = { events: 0, cuts: 0 };
  const timers = new Set<NodeJS.Timeout>();

  const cutLater = (socket: WebSocketRoute, server: WebSocketRoute) => {
    const { least, most } = CUT_AFTER_MS;
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        losses.cuts += 1;
        void cut(socket, server);
      },
      least + random() * (most - least),
    );
    timers.add(timer);
  };

  await page.routeWebSocket(socketAddress, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const isLost = String(message).startsWith(EVENT) && random() < lostShare;
      if (isLost) losses.events += 1;
      else socket.send(message);
    });
    cutLater(socket, server);
  });
  return {
    losses,
    stop() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}

/** The page's end first: what it would still say into a line that is closing, the browser calls an error. */
async function cut(page: WebSocketRoute, server: WebSocketRoute): Promise<void> {
  // Either may be gone by itself.
  await page.close().catch(() => undefined);
  await server.close().catch(() => undefined);
}
