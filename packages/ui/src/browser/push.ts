import type { PushBody } from '@urumuri/contract';

type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(text: string): string };
};

const worker = '/push-worker.js';

/** The only script address made at run time; the content security policy knows it by this name. */
function workerAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy('push-worker', { createScriptURL: () => worker }).createScriptURL(worker) ?? worker;
}

let address: string | undefined;

export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Asks the person and then the browser; undefined when either says no. */
export async function subscribe(key: string): Promise<PushBody | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  address ??= workerAddress();
  await navigator.serviceWorker.register(address);
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => undefined);
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (!endpoint || !keys?.p256dh || !keys.auth) return undefined;
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}

/** Who has logged out here is not written to here any more. */
export async function unsubscribe(): Promise<void> {
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
