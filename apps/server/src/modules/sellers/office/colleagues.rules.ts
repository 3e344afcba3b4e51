import type { SellerStatus } from '@urumuri/contract';

type OfficeAccount = { id: string; status: SellerStatus };

/** Why an account of the office may not be switched off, if it may not; somebody must be able to switch it on again. */
export function refuseToSwitchOff(
  office: readonly OfficeAccount[],
  { colleagueId, adminId }: { colleagueId: string; adminId: string },
): string | undefined {
  if (colleagueId === adminId) return 'You cannot switch off your own account. A colleague can.';
  const left = office.filter(({ id, status }) => status === 'approved' && id !== colleagueId);
  if (left.length === 0) return 'This is the last account of the office that is switched on.';
  // Of two who switch each other off, the first was the faster.
  if (!left.some(({ id }) => id === adminId)) return 'Your own account has been switched off.';
  return undefined;
}
