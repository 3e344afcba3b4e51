import type { HistoryEntry, HistoryKind, SellerRole } from '@urumuri/contract';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/client.ts';
import { isUuid } from '../../db/uuid.ts';
import { createJob, type Job } from '../../jobs/job.ts';
import * as repository from './audit.repository.ts';

export type AuditService = ReturnType<typeof createAuditService>;

const shown = 50;
const sweepEveryMs = 60 * 60 * 1000;

/** What was changed, by whom: written by the database's triggers, read here. */
export function createAuditService({ db }: Database) {
  return {
    /** The office reads every history, a shop those of its own products, vouchers and people. */
    async listHistory(kind: HistoryKind, subjectId: string, reader: { id: string; role: SellerRole }) {
      const mayRead =
        isUuid(subjectId) && (reader.role === 'admin' || (await repository.isOwn(db, kind, subjectId, reader.id)));
      if (!mayRead) throw new AppError('not_found', 'There is no such history.');
      const rows = await repository.listChanges(db, kind, subjectId, shown);
      const names = await repository.nameIds(db, rows.flatMap(listIds));
      return rows.map((row) => toEntry(row, names));
    },
  };
}

const listIds = ({ changes }: repository.AuditRow): string[] =>
  Object.entries(changes).flatMap(([column, values]) =>
    column.endsWith('_id') ? values.filter((value) => typeof value === 'string') : [],
  );

function toEntry(row: repository.AuditRow, names: ReadonlyMap<string, string>): HistoryEntry {
  const describe = (value: unknown): string => {
    if (value === null || value === undefined) return '';
    if (Array.isArray(value)) return value.map(describe).join(', ');
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return names.get(text) ?? text;
  };
  const { id, at, actor: by, role, action } = row;
  const fields = Object.entries(row.changes).map(([name, [from, to]]) => ({
    name,
    from: describe(from),
    to: describe(to),
  }));
  return { _id: String(id), at: at.toISOString(), by, role: role ?? undefined, action, fields };
}

/** Forgets what is older than it is kept, a piece an hour. */
export function createAuditSweep({ db }: Database, days: number): Job {
  return createJob({
    name: 'audit sweep',
    intervalMs: sweepEveryMs,
    failure: 'the audit was not swept',
    run: () => repository.sweep(db, days),
  });
}
