import type { EditedPage, SettingsChange } from '@urumuri/contract';
import type { Identity } from '@urumuri/identity';
import type { Change } from './settings.repository.ts';

type LastChange = { changedBy: string; changedAt: Date };

const presentMoment = ({ changedAt, changedBy }: LastChange) => ({ changedAt: changedAt.toISOString(), changedBy });

/** What was changed, field by field; what is not stored was as the code has it. */
export function presentChange(change: Change, defaults: Identity): SettingsChange {
  const [before, after] = [change.before, change.after].map((value) => ({ ...defaults, ...(value as object) }));
  const fields = Object.keys(defaults).map((name) => ({
    name,
    from: describe(before?.[name as keyof Identity]),
    to: describe(after?.[name as keyof Identity]),
  }));
  return { ...presentMoment(change), fields: fields.filter(({ from, to }) => from !== to) };
}

/** A value in words: what lies within others, one after another. */
function describe(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Object.values(value).map(describe).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
}

type ReadPage = Omit<EditedPage, 'lastChange'> & { lastChange: LastChange | undefined };

export function presentEditedPage({ page, title, description, text, version, lastChange }: ReadPage): EditedPage {
  const words = { page, title, description, text, version };
  return lastChange ? { ...words, lastChange: presentMoment(lastChange) } : words;
}
