import type { Identity } from '@urumuri/identity';
import webPush from 'web-push';
import { type MessageChannel, RefusedError } from '../message.ts';

export type VapidKeys = { publicKey: string; privateKey: string };
export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };

export type PushOptions = {
  keys: VapidKeys;
  timeoutMs: number;
  readIdentity(): Identity;
  find(subscriptionId: string): Promise<Subscription | undefined>;
  /** The browser takes no more notifications. */
  drop(subscriptionId: string): Promise<void>;
};

export const makeVapidKeys = (): VapidKeys => webPush.generateVAPIDKeys();

const daySeconds = 24 * 60 * 60;

/** Notifications of browsers. The address of a message is the subscription's id. */
export function createPushChannel({ keys, timeoutMs, readIdentity, find, drop }: PushOptions): MessageChannel {
  return {
    async send({ address }, { subject, short, button }) {
      const subscription = await find(address);
      if (subscription === undefined) throw new RefusedError('The device takes no more notifications.');
      const payload = JSON.stringify({ title: subject, body: short, href: button?.href });
      const vapidDetails = { subject: `mailto:${readIdentity().email}`, ...keys };
      const request = webPush.generateRequestDetails(subscription, payload, { vapidDetails, TTL: daySeconds });
      const answer = await fetch(request.endpoint, {
        method: 'POST',
        headers: request.headers as Record<string, string>,
        body: new Uint8Array(request.body ?? []),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body?.cancel();
      if (answer.ok) return;
      const why = `The push service answered ${answer.status}`;
      if (answer.status === 404 || answer.status === 410) {
        await drop(address);
        throw new RefusedError('The device takes no more notifications.');
      }
      throw answer.status >= 500 || answer.status === 429 ? new Error(why) : new RefusedError(why);
    },
  };
}
