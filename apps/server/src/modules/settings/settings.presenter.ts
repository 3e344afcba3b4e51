import type { EditedPage, PaymentSettings, SettingsChange } from '@urumuri/contract';
import type { Identity } from '@urumuri/identity';
import type { Change } from './settings.repository.ts';

type LastChange = { changedBy: string; changedAt: Date };

const presentMoment = ({ changedAt, changedBy }: LastChange) => ({ changedAt: changedAt.toISOString(), changedBy });

/** What was changed, field by field. Nothing of it is secret: how mail and SMS are sent is never among the settings. */
export function presentChange(change: Change, defaults: Identity): SettingsChange {
  const fields = listFields(change, defaults);
  return { ...presentMoment(change), fields: fields.filter(({ from, to }) => from !== to) };
}

type Field = SettingsChange['fields'][number];

function listFields({ name, before, after }: Change, defaults: Identity): Field[] {
  if (name === 'shop') {
    const order = (value: object) => arrange({ ...defaults, ...value }, defaults);
    return compare(order(before), order(after));
  }
  if (name === 'payments') return compare(listWays(before), listWays(after));
  // A text of a message: `text:en:order_received`. Nothing stands for the shop's own words.
  const [, language = '', template = ''] = name.split(':');
  const label = (part: string) => `Message ${template.replaceAll('_', ' ')} (${language}): ${part}`;
  return compare(before, after).map((field) => ({ ...field, name: label(field.name) }));
}

/** With its keys in the order of the model: the database keeps them in an order of its own. */
function arrange(value: unknown, model: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => arrange(item, Array.isArray(model) ? model[0] : undefined));
  if (typeof value !== 'object' || value === null) return value;
  const known = new Map(Object.entries(model ?? {}));
  const places = [...known.keys()];
  const placeOf = (key: string) => (known.has(key) ? places.indexOf(key) : places.length);
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => placeOf(one) - placeOf(other))
      .map(([key, inner]) => [key, arrange(inner, known.get(key))]),
  );
}

function compare(before: unknown, after: unknown): Field[] {
  const [from, to] = [new Map(Object.entries(before ?? {})), new Map(Object.entries(after ?? {}))];
  const names = new Set([...from.keys(), ...to.keys()]);
  return [...names].map((name) => ({ name, from: describe(from.get(name)), to: describe(to.get(name)) }));
}

/** Each way to pay by its name, and what is read in messages. */
function listWays({ methods = [], patterns = [] }: Partial<PaymentSettings>): Record<string, unknown> {
  return {
    ...Object.fromEntries(
      methods.map(({ name, isOn, ...way }) => [
        `Way to pay: ${name}`,
        { isOn: isOn ? 'on' : 'off', ...Object.fromEntries(Object.entries(way).filter(([, said]) => said !== '')) },
      ]),
    ),
    'Order of the ways to pay': methods.map(({ name }) => name),
    'Patterns of messages': patterns.join(' | '),
  };
}

/** A value in words: what lies within others, one after another. */
function describe(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Object.values(value).map(describe).join(', ');
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

type ReadPage = Omit<EditedPage, 'lastChange'> & { lastChange: LastChange | undefined };

export const presentEditedPage = ({ lastChange, ...page }: ReadPage): EditedPage => ({
  ...page,
  lastChange: lastChange && presentMoment(lastChange),
});
