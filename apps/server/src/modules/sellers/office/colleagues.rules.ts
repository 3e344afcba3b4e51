import type { SellerStatus, StaffRole } from '@urumuri/contract';

type Account = { id: string; status: SellerStatus; staffRole: StaffRole };

/** Why somebody may not be switched off or get another role, if they may not: an owner must be left who can undo it. */
export function refuseToLimit(
  team: readonly Account[],
  { colleagueId, byId, shopId }: { colleagueId: string; byId: string; shopId?: string | undefined },
): string | undefined {
  if (colleagueId === byId) {
    return 'You cannot switch off your own account or change its role. Another owner can.';
  }
  if (colleagueId === shopId) return 'This account owns the shop, so it must stay an owner.';
  const left = team.filter(
    ({ id, status, staffRole }) => status === 'approved' && staffRole === 'owner' && id !== colleagueId,
  );
  if (left.length === 0) return 'This is the last active owner.';
  // Of two who do it to each other, the first was the faster.
  if (!left.some(({ id }) => id === byId)) return 'Your own account has been changed.';
  return undefined;
}
