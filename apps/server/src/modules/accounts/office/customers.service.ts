import { AppError } from '../../../app-error.ts';
import type { Database } from '../../../db/client.ts';
import { isUuid } from '../../../db/uuid.ts';
import type { SessionsService } from '../sessions.service.ts';
import * as repository from './customers.repository.ts';

/** Fewer say nothing about a phone number. */
const fewestDigits = 4;

export type CustomersOfficeService = ReturnType<typeof createCustomersOfficeService>;

export function createCustomersOfficeService(database: Database, sessions: SessionsService) {
  return {
    /** With a reason, signed out everywhere at once; what was ordered goes on. Without one, let in again. */
    async setBlocked(customerId: string, reason?: string): Promise<string> {
      const { name, ended } = await database.transaction(async (tx) => {
        const known = isUuid(customerId) ? await repository.setBlocked(tx, customerId, reason) : undefined;
        if (known === undefined) throw new AppError('not_found', 'There is no such customer.');
        return { name: known, ended: reason === undefined ? [] : await sessions.endAll(tx, customerId) };
      });
      sessions.dropCached(ended);
      return name;
    },

    listCustomers: (search: string | undefined) =>
      repository.listCustomers(database.db, search === undefined ? undefined : readSearch(search)),
  };
}

/** Of a phone number the end counts: people write its beginning in more than one way. */
function readSearch(text: string): { text: string; digits: string } {
  const digits = /^[\d\s+()-]+$/.test(text) ? text.replaceAll(/\D/g, '').replace(/^(250|0)/, '') : '';
  return { text, digits: digits.length >= fewestDigits ? digits : '' };
}
