import type { StaffRole } from '@urumuri/contract';
import { describe, expect, it } from 'vitest';
import { refuseToLimit } from './colleagues.rules.ts';

type Status = 'pending' | 'approved' | 'suspended';
const account = (id: string, status: Status = 'approved', staffRole: StaffRole = 'owner') => ({
  id,
  status,
  staffRole,
});
const byJean = (colleagueId: string, shopId?: string) => ({ colleagueId, byId: 'jean', shopId });

describe('an account', () => {
  it('is switched off by a colleague', () => {
    const office = [account('jean'), account('aline'), account('eric', 'pending')];
    for (const id of ['aline', 'eric']) expect(refuseToLimit(office, byJean(id))).toBeUndefined();
  });

  it('is never switched off by its owner', () => {
    const office = [account('jean'), account('aline')];
    expect(refuseToLimit(office, byJean('jean'))).toContain('your own account');
  });

  it('is not limited as the last owner that can sign in, by whoever was switched off a moment before', () => {
    const office = [account('jean', 'suspended'), account('aline'), account('eric', 'pending')];
    expect(refuseToLimit(office, byJean('aline'))).toContain('the last active owner');
    const others = [...office, account('diane')];
    expect(refuseToLimit(others, byJean('aline'))).toContain('has been changed');
  });

  it('of a manager does not count as an owner’s', () => {
    const team = [account('jean', 'suspended'), account('aline'), account('eric', 'approved', 'manager')];
    expect(refuseToLimit(team, byJean('aline'))).toContain('the last active owner');
  });

  it('that the shop belongs to stays an owner’s', () => {
    const team = [account('jean'), account('inzu')];
    expect(refuseToLimit(team, byJean('inzu', 'inzu'))).toContain('This account owns the shop');
  });
});
