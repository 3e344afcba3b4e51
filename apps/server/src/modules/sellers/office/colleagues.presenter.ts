import type { Colleague } from '@urumuri/contract';
import type { ColleagueRow } from './colleagues.repository.ts';

export function presentColleague({ id, createdAt, lastSignInAt, ...row }: ColleagueRow, readerId: string): Colleague {
  return {
    _id: id,
    ...row,
    createdAt: createdAt.toISOString(),
    ...(lastSignInAt === null ? {} : { lastSignInAt: lastSignInAt.toISOString() }),
    isYou: id === readerId,
  };
}
