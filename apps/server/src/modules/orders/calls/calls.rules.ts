import type { DeliveryStatus } from '@urumuri/contract';

type Part = { id: string; status: DeliveryStatus; agreedAt: Date | null };
type Caller = { callerId: string | null; callerUntil: Date | null };

/** How long a customer is left alone by others, once somebody has begun to call. */
export const callMinutes = 10;

/** Nobody has begun with it, and the customer has not agreed to it yet. */
export const awaitsCall = ({ status, agreedAt }: Pick<Part, 'status' | 'agreedAt'>): boolean =>
  status === 'pending' && agreedAt === null;

/** The customer has agreed to it in a call, and nobody has begun with it. */
export const isConfirmedInCall = ({ status, agreedAt }: Pick<Part, 'status' | 'agreedAt'>): boolean =>
  status === 'pending' && agreedAt !== null;

/** Whether somebody else has the customer on the phone. */
export const isCalledByOther = ({ callerId, callerUntil }: Caller, personId: string, now: Date): boolean =>
  callerId !== null && callerId !== personId && callerUntil !== null && callerUntil > now;

/** The parts of an order that one call was about; `undefined` where one of them is not (or no longer) waiting for it. */
export function chooseCalled<Row extends Part>(parts: readonly Row[], ids: readonly string[]): Row[] | undefined {
  const chosen = parts.filter((part) => ids.includes(part.id) && awaitsCall(part));
  return chosen.length > 0 && chosen.length === new Set(ids).size ? chosen : undefined;
}
