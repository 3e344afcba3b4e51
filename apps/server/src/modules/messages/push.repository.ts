import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Executor } from '../../db/client.ts';
import type { Recipient } from '../../db/notices.ts';
import { pushSubscriptions } from '../../db/schema/index.ts';
import { keepFirst } from '../settings/index.ts';
import type { Subscription, VapidKeys } from './channels/push.ts';

const vapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() });

/** The keys the shop signs its notifications with: made at the first start, and the same on every server. */
export const loadVapidKeys = async (db: Executor, make: () => VapidKeys): Promise<VapidKeys> =>
  vapidKeys.parse(await keepFirst(db, 'vapid', make));

export async function findSubscription(db: Executor, id: string): Promise<Subscription | undefined> {
  const columns = { endpoint: pushSubscriptions.endpoint, keys: pushSubscriptions.keys };
  return (await db.select(columns).from(pushSubscriptions).where(eq(pushSubscriptions.id, id)))[0];
}

/** A browser belongs to who has signed in on it last. */
export async function saveSubscription(db: Executor, reader: Recipient, subscription: Subscription): Promise<void> {
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
