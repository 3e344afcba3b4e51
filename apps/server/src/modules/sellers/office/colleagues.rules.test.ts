import { describe, expect, it } from 'vitest';
import { refuseToSwitchOff } from './colleagues.rules.ts';

const account = (id: string, status: 'pending' | 'approved' | 'suspended' = 'approved') => ({ id, status });
const jeanSwitchesOff = (colleagueId: string) => ({ colleagueId, adminId: 'jean' });

describe('an account of the office', () => {
  it('is switched off by a colleague', () => {
    const office = [account('jean'), account('aline'), account('eric', 'pending')];
    for (const id of ['aline', 'eric']) expect(refuseToSwitchOff(office, jeanSwitchesOff(id))).toBeUndefined();
  });

  it('is never switched off by its owner', () => {
    const office = [account('jean'), account('aline')];
    expect(refuseToSwitchOff(office, jeanSwitchesOff('jean'))).toContain('your own account');
  });

  it('is not switched off as the last that can sign in, by whoever was switched off a moment before', () => {
    const office = [account('jean', 'suspended'), account('aline'), account('eric', 'pending')];
    expect(refuseToSwitchOff(office, jeanSwitchesOff('aline'))).toContain('the last account');
    const others = [...office, account('diane')];
    expect(refuseToSwitchOff(others, jeanSwitchesOff('aline'))).toContain('switched off');
  });
});
