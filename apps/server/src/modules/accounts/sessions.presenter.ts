import type { OpenSession } from '@urumuri/contract';
import { describeDevice } from './device-words.rules.ts';

type Row = { id: string; userAgent: string; createdAt: Date; lastSeenAt: Date };

export function presentSession({ id, userAgent, createdAt, lastSeenAt }: Row, currentId: string): OpenSession {
  return {
    _id: id,
    device: describeDevice(userAgent),
    signedInAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: id === currentId,
  };
}
