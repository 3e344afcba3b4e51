import type { DeliveryZone, Identity } from './index.ts';

/** Where something goes, as a customer writes it: district and sector. */
export type Place = { city: string; area: string };

type Terms = Pick<Identity, 'shipping' | 'deliveryZones'>;

const plain = (text: string) => text.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** The zone of a place: one that names its sector before one of the whole district. */
export function findZone(
  { deliveryZones }: Pick<Terms, 'deliveryZones'>,
  place: Place | undefined,
): DeliveryZone | undefined {
  if (place === undefined) return undefined;
  const written = [plain(place.city), plain(place.area)];
  const isIn = (names: readonly string[]) => names.some((name) => written.includes(plain(name)));
  const near = deliveryZones.filter(({ districts }) => isIn(districts));
  return near.find(({ sectors }) => isIn(sectors)) ?? near.find(({ sectors }) => sectors.length === 0);
}

/** What delivery to a place costs; elsewhere, and where it is not known yet, what it costs without zones. */
export function feesTo(terms: Terms, place: Place | undefined): Identity['shipping'] {
  const zone = findZone(terms, place);
  return zone ? { feePerShopRwf: zone.feeRwf, freeFromRwf: zone.freeFromRwf } : terms.shipping;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Kigali knows no summer time. */
const kigaliMs = 2 * hourMs;

/** The days an order of this moment arrives on, as 2026-12-25 in Kigali. */
export function promiseDays({ days, cutOffHour }: DeliveryZone, now: Date): { from: string; until: string } {
  const begin = now.getTime() + kigaliMs + (24 - cutOffHour) * hourMs;
  const after = (count: number) => new Date(begin + count * dayMs).toISOString().slice(0, '2026-12-25'.length);
  return { from: after(days.from), until: after(days.until) };
}
