import { createSeededRandom } from '../seeded-random.ts';

/** The part of JSON Schema that the contract's schemas become. */
export type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
};

/**
 * How many requests are made: some in `npm test`, ten thousand in `npm run test:rest`; FUZZ_REQUESTS=1000000 makes it
 * a long night.
 */
export const fuzzRequests = Number(process.env.FUZZ_REQUESTS ?? 1000);
/** Another one each time; a failure names it, and FUZZ_SEED makes the same requests again. */
export const fuzzSeed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);

/** Draws the same for the same seed, so that a failed request can be made again. */
export function createDraws(seed: number) {
  const next = createSeededRandom(seed);
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    happens: (chance: number) => next() < chance,
    pick: <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item,
  };
}

export type Draws = ReturnType<typeof createDraws>;

/** Names a value that the shop may know, such as an id it has answered before. */
export type Recall = (field: string) => string | undefined;

/** A value the schema lets in; which of them the shop knows decides how far it gets. */
export function makeValue(schema: JsonSchema, field: string, draws: Draws, recall: Recall): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return draws.pick(schema.enum);
  if (schema.anyOf) return makeValue(draws.pick(schema.anyOf), field, draws, recall);
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {});
    const asked = fields.filter(([name]) => schema.required?.includes(name) || draws.happens(0.6));
    return Object.fromEntries(asked.map(([name, of]) => [name, makeValue(of, name, draws, recall)]));
  }
  if (schema.type === 'array')
    return Array.from({ length: 1 + draws.below(2) }, () => makeValue(schema.items ?? {}, field, draws, recall));
  if (schema.type === 'boolean') return draws.happens(0.5);
  if (schema.type === 'integer' || schema.type === 'number') {
    const { minimum = 0, maximum = 1000 } = schema;
    return draws.happens(0.1) ? maximum : minimum + draws.below(Math.min(maximum - minimum, 5) + 1);
  }
  if (schema.type !== 'string') return draws.pick(nasty);
  return recall(field) ?? `${field}-${draws.below(1000)}`.slice(0, schema.maxLength ?? 100);
}

const nasty: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  Number.MAX_SAFE_INTEGER,
  1e308,
  '',
  ' ',
  '0',
  '-1',
  'NaN',
  '1e999',
  'null',
  '\u0000',
  '\ud800',
  '\u202e\u200b\ufeff',
  'é'.repeat(300),
  '👩🏾‍🔧'.repeat(60),
  'x'.repeat(9000),
  "' or 1=1; --",
  '%',
  '%%%_\\',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '{{constructor.constructor("return process")()}}',
  '00000000-0000-0000-0000-000000000000',
  '2024-02-30T25:61:61Z',
  [],
  {},
  [[[[[[]]]]]],
  { __proto__: { isAdmin: true }, constructor: { prototype: { isAdmin: true } } },
  { $ne: null },
  Array.from({ length: 1000 }, () => 0),
];

/** The same value with something in it that does not belong there: another type, too much, too little, nothing. */
export function spoil(value: unknown, draws: Draws): unknown {
  if (draws.happens(0.15) || typeof value !== 'object' || value === null) return draws.pick(nasty);
  if (Array.isArray(value)) {
    if (draws.happens(0.2)) return Array.from({ length: 200 }, () => value[0] as unknown);
    return value.map((item: unknown) => spoil(item, draws));
  }
  const entries = Object.entries(value);
  if (entries.length === 0 || draws.happens(0.1)) return { ...value, unknown: draws.pick(nasty) };
  const [name, old] = draws.pick(entries);
  const rest = entries.filter(([other]) => other !== name);
  return Object.fromEntries(draws.happens(0.2) ? rest : [...rest, [name, spoil(old, draws)]]);
}
