import type { ShippingInfo } from '@urumuri/contract';
import places from './rwanda-places.json' with { type: 'json' };

type Districts = Record<string, readonly string[]>;
const districtsByProvince: Record<string, Districts> = places;
const everyDistrict: Districts = Object.fromEntries(
  Object.values(districtsByProvince).flatMap(Object.entries<readonly string[]>),
);

/** What may be meant by Province, City and Area, given what is written in the ones before. */
export function suggestPlaces({ province, city }: Pick<ShippingInfo, 'province' | 'city'>) {
  const districts = findByName(districtsByProvince, province) ?? everyDistrict;
  const sectors = findByName(districts, city) ?? findByName(everyDistrict, city) ?? [];
  return {
    provinces: Object.keys(districtsByProvince),
    districts: Object.keys(districts).sort(),
    sectors: [...sectors].sort(),
  };
}

function findByName<Value>(record: Record<string, Value>, name: string): Value | undefined {
  const wanted = name.trim().toLowerCase();
  return Object.entries(record).find(([known]) => known.toLowerCase() === wanted)?.[1];
}
