import type { HistoryEntry } from '@urumuri/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AuditRow } from './audit.repository.ts';
import type { AuditService } from './audit.service.ts';

export function registerAuditRoutes(app: FastifyInstance, audit: AuditService): void {
  serve(app, 'getHistory', { importance: 'list' }, async ({ params, seller }) => {
    const { rows, names } = await audit.listHistory(params.kind, params.subjectId, seller);
    return { entries: rows.map((row) => present(row, names)) };
  });
}

function present({ id, at, actor, role, action, changes }: AuditRow, names: ReadonlyMap<string, string>): HistoryEntry {
  const describe = (value: unknown): string => {
    if (value === null || value === undefined) return '';
    if (Array.isArray(value)) return value.map(describe).join(', ');
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return names.get(text) ?? text;
  };
  const fields = Object.entries(changes).map(([name, [from, to]]) => ({
    name,
    from: describe(from),
    to: describe(to),
  }));
  return { _id: String(id), at: at.toISOString(), by: actor, ...(role === null ? {} : { role }), action, fields };
}
