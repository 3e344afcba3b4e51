import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { suggestPlaces } from './rwanda-places.ts';
import places from './rwanda-places.json' with { type: 'json' };

type Rwanda = {
  Provinces(): string[];
  Districts(province: string): string[];
  Sectors(province: string, district: string): string[];
};
const rwanda = createRequire(import.meta.url)('rwanda') as Rwanda;

describe('the places of Rwanda', () => {
  it('are those of the rwanda package, without its cells and villages', () => {
    const expected = Object.fromEntries(
      rwanda
        .Provinces()
        .map((province) => [
          province,
          Object.fromEntries(
            rwanda.Districts(province).map((district) => [district, rwanda.Sectors(province, district)]),
          ),
        ]),
    );
    expect(places).toEqual(expected);
  });

  it('are narrowed by what is chosen, however it is written', () => {
    const chosen = suggestPlaces({ province: ' kigali', city: 'GASABO' });
    expect(chosen.provinces).toEqual(['East', 'Kigali', 'North', 'South', 'West']);
    expect(chosen.districts).toEqual(['Gasabo', 'Kicukiro', 'Nyarugenge']);
    expect(chosen.sectors).toContain('Remera');
    expect(chosen.sectors).toHaveLength(15);
  });

  it('find the sectors of a district without its province', () => {
    const { districts, sectors } = suggestPlaces({ province: '', city: 'Huye' });
    expect(districts).toHaveLength(30);
    expect(sectors).toContain('Tumba');
  });

  it('suggest every district and no sector where the words are somebody’s own', () => {
    expect(suggestPlaces({ province: 'Umujyi wa Kigali', city: 'Kigali' })).toMatchObject({ sectors: [] });
    expect(suggestPlaces({ province: 'Umujyi wa Kigali', city: '' }).districts).toHaveLength(30);
  });
});
