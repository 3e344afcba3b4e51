import { describe, expect, it } from 'vitest';
import { feesTo, findZone, promiseDays } from './delivery.ts';
import { type DeliveryZone, firstIdentity } from './index.ts';

const zone = (name: string, given: Partial<DeliveryZone> = {}): DeliveryZone => ({
  name,
  districts: ['Gasabo'],
  sectors: [],
  feeRwf: 2_000,
  freeFromRwf: 50_000,
  days: { from: 0, until: 1 },
  cutOffHour: 14,
  ...given,
});

const terms = {
  shipping: { feePerShopRwf: 5_000, freeFromRwf: 0 },
  deliveryZones: [
    zone('Gasabo'),
    zone('Remera', { sectors: ['Remera', 'Kacyiru'], feeRwf: 1_000 }),
    zone('Nyarugenge', { districts: ['Nyarugenge'], sectors: ['Kiyovu'] }),
  ],
};

describe('the zone of a place', () => {
  it.each([
    ['is that of its sector', { city: 'Gasabo', area: 'Remera' }, 'Remera'],
    ['is that of its district', { city: ' gasabo ', area: 'Kimironko' }, 'Gasabo'],
    ['is found where the district was written as the sector', { city: 'Kigali', area: 'GASABO' }, 'Gasabo'],
    ['is none in a sector that nobody goes to', { city: 'Nyarugenge', area: 'Kigali' }, undefined],
    ['is none in another district', { city: 'Musanze', area: 'Muhoza' }, undefined],
  ])('%s', (_title, place, name) => {
    expect(findZone(terms, place)?.name).toBe(name);
  });

  it('says what delivery costs; elsewhere it costs what it did without zones', () => {
    expect(feesTo(terms, { city: 'Gasabo', area: 'Remera' })).toEqual({ feePerShopRwf: 1_000, freeFromRwf: 50_000 });
    expect(feesTo(terms, { city: 'Musanze', area: 'Muhoza' })).toBe(terms.shipping);
    expect(feesTo(terms, undefined)).toBe(terms.shipping);
    expect(feesTo(firstIdentity, { city: 'Gasabo', area: 'Remera' })).toBe(firstIdentity.shipping);
  });
});

describe('the days something arrives on', () => {
  it.each([
    ['before the hour', '2026-11-19T13:59:59+02:00', { from: '2026-11-19', until: '2026-11-20' }],
    ['from the hour on', '2026-11-19T14:00:00+02:00', { from: '2026-11-20', until: '2026-11-21' }],
    ['after midnight in Kigali', '2026-11-20T00:30:00+02:00', { from: '2026-11-20', until: '2026-11-21' }],
  ])('are counted from the day of an order %s', (_title, at, days) => {
    expect(promiseDays(zone('Gasabo'), new Date(at))).toEqual(days);
  });

  it('know an hour that no order comes after', () => {
    const late = promiseDays(zone('Gasabo', { cutOffHour: 24 }), new Date('2026-11-19T23:59:00+02:00'));
    expect(late.from).toBe('2026-11-19');
  });
});
