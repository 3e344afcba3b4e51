import type { Page } from '@playwright/test';
import { openPage } from './shopper.ts';

export const socketAddress = /\/socket\.io\//;
/** The first words of a namespace in Socket.IO's protocol. */
const CONNECTED = '40';

/** Until the page, which is opened meanwhile, listens to the shop; a line of the page before it may have come to nothing. */
export function waitForLine(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) => {
      if (!socketAddress.test(socket.url())) return;
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).startsWith(CONNECTED)) resolve();
      });
    });
  });
}

/** The page of a guest listens from the first touch on. */
export const touchPage = (page: Page): Promise<void> => page.keyboard.press('Shift');

/** Opens a page and waits until it listens to the shop. */
export async function openLivePage(page: Page, address: string): Promise<void> {
  const listens = waitForLine(page);
  await openPage(page, address);
  await touchPage(page);
  await listens;
}

/** Tells the page that another tab covers it, or that none does any more. */
export const setVisible = (page: Page, isVisible: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isVisible ? 'visible' : 'hidden',
  );

/** Says at the end whether this is still the page it was. */
export async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  return () => page.evaluate(() => 'isMarked' in window);
}

/**
 * What the shop tells this page, as it comes: the names of events, and `connect` whenever the page has begun to
 * listen. Call it before the page is opened.
 */
export function overhear(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const text = String(payload);
      const [, name] = /^42\["(\w+)"/.exec(text) ?? [];
      if (name !== undefined) heard.push(name);
      if (text.startsWith(CONNECTED)) heard.push('connect');
    }),
  );
  // After a gap a page may come back without a websocket first.
  page.on('response', (response) => {
    const isPolling = response.url().includes('transport=polling') && response.request().method() === 'POST';
    if (isPolling && response.ok()) heard.push('connect');
  });
  return heard;
}

/** Keeps the page from the shop until the answer is called: it has been loaded, and listens to nobody yet. */
export async function holdLine(page: Page): Promise<() => void> {
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.routeWebSocket(socketAddress, async (socket) => {
    await held;
    socket.connectToServer();
  });
  // A websocket that says nothing for long is given up for polling.
  await page.route(socketAddress, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

/** What proxies do to websockets once they have taken them. */
export const proxyFaults = ['closes at once', 'never says a word', 'cuts after the first words'] as const;

export async function breakWebSockets(page: Page, fault: (typeof proxyFaults)[number]): Promise<void> {
  await page.routeWebSocket(socketAddress, (socket) => {
    if (fault === 'closes at once') return socket.close();
    if (fault === 'never says a word') return undefined;
    return socket.connectToServer().onMessage((message) => {
      socket.send(message);
      if (String(message).startsWith(CONNECTED)) void socket.close();
    });
  });
}

/** Until the page, which is opened meanwhile, listens to the shop by polling. */
export async function waitForPolling(page: Page): Promise<void> {
  await page.waitForResponse(
    (response) =>
      response.url().includes('transport=polling') && response.request().method() === 'POST' && response.ok(),
  );
}

/** A network that refuses websockets, as some do; plain requests pass. */
export async function refuseWebSockets(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class RefusedSocket extends EventTarget {
      onerror: ((event: Event) => void) | undefined;
      constructor() {
        super();
        queueMicrotask(() => this.onerror?.(new Event('error')));
      }
      close() {
        return undefined;
      }
    }
    Object.assign(window, { WebSocket: RefusedSocket });
  });
}

/** Takes the live connection away altogether; calling the answer gives back what needs no websocket. */
export async function cutLine(page: Page): Promise<() => void> {
  let isCut = true;
  await refuseWebSockets(page);
  await page.route(socketAddress, (route) => (isCut ? route.fulfill({ status: 404 }) : route.continue()));
  return () => {
    isCut = false;
  };
}
