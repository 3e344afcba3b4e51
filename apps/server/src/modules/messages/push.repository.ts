import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import type { Reader } from '../../db/notices.ts';
import { pushSubscriptions, settings } from '../../db/schema/index.ts';
import type { Subscription, VapidKeys } from './channels/push.ts';

const keysName = 'vapid';

/** The keys the shop signs its notifications with: made at the first start, and the same on every server. */
export async function loadVapidKeys(db: Executor, make: () => VapidKeys): Promise<VapidKeys> {
  await db.insert(settings).values({ name: keysName, value: make() }).onConflictDoNothing();
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, keysName));
  return row?.value as VapidKeys;
}

export async function findSubscription(db: Executor, id: string): Promise<Subscription | undefined> {
  const columns = { endpoint: pushSubscriptions.endpoint, keys: pushSubscriptions.keys };
  return (await db.select(columns).from(pushSubscriptions).where(eq(pushSubscriptions.id, id)))[0];
}

/** A browser belongs to who has signed in on it last. */
export async function saveSubscription(db: Executor, reader: Reader, subscription: Subscription): Promise<void> {
  await db
    .insert(pushSubscriptions)
    .values({ ...reader, ...subscription })
    .onConflictDoUpdate({
      target: pushSubscriptions.endpoint,
      set: { ...reader, keys: sql`excluded.keys` },
    });
}

export async function dropSubscription(db: Executor, id: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}
