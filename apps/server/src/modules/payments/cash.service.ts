import { type Cash, type CashOf, CONSOLE_PAGE_SIZE, type HandInCashBody } from '@urumuri/contract';
import { mostHandedIn } from '@urumuri/contract/schemas';
import { formatRwf } from '@urumuri/money';
import { AppError, refuseField } from '../../app-error.ts';
import type { Seller } from '../../http/serve.ts';
import type { Platform } from '../../module.ts';
import * as repository from './cash.repository.ts';

const scopeOf = ({ id, role }: Seller) => (role === 'admin' ? null : id);

/** Cash in the hands of who took it, until it is handed in. */
export function createCashDesk({ database }: Pick<Platform, 'database'>) {
  const { db } = database;

  async function getPerson(staff: Seller, personId: string) {
    const person = await repository.findPerson(db, scopeOf(staff), personId);
    if (person === undefined) throw new AppError('not_found', 'There is no such person in your shop.');
    return person;
  }

  return {
    async listCash(staff: Seller, pageNumber: number): Promise<Omit<Cash, 'perPage'>> {
      const slice = { limit: CONSOLE_PAGE_SIZE, offset: (pageNumber - 1) * CONSOLE_PAGE_SIZE };
      const scope = scopeOf(staff);
      const [people, handIns, total] = await Promise.all([
        repository.listPeople(db, scope),
        repository.listHandIns(db, scope, slice),
        repository.countHandIns(db, scope),
      ]);
      return {
        people: people.map(({ since, ...person }) => ({ ...person, since: since?.toISOString() ?? '' })),
        handIns,
        total,
      };
    },

    async getCashOf(staff: Seller, personId: string, handInId: string | undefined): Promise<CashOf> {
      const { name } = await getPerson(staff, personId);
      const handIn = handInId && (await repository.findHandIn(db, scopeOf(staff), personId, handInId));
      if (handIn === undefined && handInId !== undefined) throw new AppError('not_found', 'There is no such hand-in.');
      const rows = await repository.listOfPerson(db, personId, handInId ?? null, mostHandedIn);
      return {
        name,
        payments: rows.map(({ id, orderNumber, openBeforeRwf, amountRwf, createdAt, ...row }) => ({
          ...row,
          _id: id,
          orderNumber: String(orderNumber),
          toCollect: openBeforeRwf ?? 0,
          amount: amountRwf,
          at: createdAt.toISOString(),
        })),
        sum: rows.reduce((sum, { amountRwf }) => sum + amountRwf, 0),
        ...(handIn && { handIn }),
      };
    },

    /** Each payment is handed in once: who takes what somebody has just taken is told. */
    async handIn(staff: Seller, personId: string, { payments, counted, note }: HandInCashBody): Promise<string> {
      await getPerson(staff, personId);
      return database.transaction(async (tx) => {
        const rows = await repository.lockInHand(tx, personId, payments);
        if (rows.length < payments.length) {
          throw new AppError(
            'edit_conflict',
            'Some of this cash has been handed in in the meantime. Please look at it again first.',
          );
        }
        const recordedRwf = rows.reduce((sum, { amountRwf }) => sum + amountRwf, 0);
        const difference = counted - recordedRwf;
        if (difference !== 0 && note === '') {
          const words = difference < 0 ? 'are missing' : 'are too much';
          throw refuseField('note', `Say why ${formatRwf(Math.abs(difference))} ${words}`);
        }
        const handIn = { personId, takenById: staff.personId, recordedRwf, countedRwf: counted, note };
        return repository.insertHandIn(tx, handIn, payments);
      });
    },
  };
}
