/** What products of a category are described by; `category` is its slug. */
export type DemoSpecification = { category: string; name: string } & (
  | { kind: 'number'; unit: string; lowest?: number; highest?: number }
  | { kind: 'choice'; choices: readonly string[] }
);

const number = (category: string, name: string, unit: string): DemoSpecification => ({
  category,
  name,
  kind: 'number',
  unit,
  lowest: 0,
});

export const demoSpecifications: readonly DemoSpecification[] = [
  number('phones', 'Screen', 'in'),
  number('phones', 'Storage', 'GB'),
  number('phones', 'RAM', 'GB'),
  number('laptops-computers', 'Screen', 'in'),
  number('laptops-computers', 'Storage', 'GB'),
  number('laptops-computers', 'RAM', 'GB'),
  number('televisions', 'Screen', 'in'),
  {
    category: 'televisions',
    name: 'Smart system',
    kind: 'choice',
    choices: ['Android TV', 'Google TV', 'Tizen', 'VIDAA', 'webOS'],
  },
  number('televisions', 'Power', 'W'),
  number('audio', 'Power', 'W'),
  number('refrigerators', 'Capacity', 'L'),
  { category: 'refrigerators', name: 'Cooling', kind: 'choice', choices: ['Direct', 'Frost-free'] },
  number('refrigerators', 'Energy use', 'kWh'),
  number('washing-machines', 'Capacity', 'kg'),
  number('washing-machines', 'Spin', 'rpm'),
  number('cooking', 'Capacity', 'L'),
  number('cooking', 'Power', 'W'),
  number('small-kitchen', 'Capacity', 'L'),
  number('small-kitchen', 'Power', 'W'),
  number('fans-climate', 'Power', 'W'),
  number('home-care', 'Power', 'W'),
  number('wearables', 'Screen', 'in'),
];
