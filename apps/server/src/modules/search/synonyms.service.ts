import {
  CONSOLE_PAGE_SIZE,
  limits,
  type SwitchedSynonymBody,
  type SynonymBody,
  type SynonymsQuery,
  type TriedSynonym,
} from '@urumuri/contract';
import { AppError, refuseField } from '../../app-error.ts';
import type { Database, Executor } from '../../db/client.ts';
import { noteEvent } from '../../db/outbox.ts';
import { isUuid } from '../../db/uuid.ts';
import { type CatalogueService, shippedThings } from '../catalogue/index.ts';
import type { SearchLogService } from './search-log.service.ts';
import * as repository from './synonyms.repository.ts';
import { describeThing, findFault, hasText, isShipped } from './synonyms.rules.ts';

const unknownSynonym = () => new AppError('not_found', 'There is no such synonym.');
const triedProducts = 5;

type SynonymsDeps = { database: Database; catalogue: CatalogueService; searchLog: SearchLogService };
export type SynonymsService = ReturnType<typeof createSynonymsService>;

/** Ends the transaction of a trial, so that nothing of it is stored. */
class TakenBack extends Error {
  readonly tried: TriedSynonym;

  constructor(tried: TriedSynonym) {
    super('Only tried.');
    this.tried = tried;
  }
}

/** What this shop changes about the synonyms of its search. */
export function createSynonymsService({ database, catalogue, searchLog }: SynonymsDeps) {
  /** Every server's searches, and the pages that show some, follow. */
  function change<Result>(work: (tx: Executor) => Promise<Result>): Promise<Result> {
    return database.transaction(async (tx) => {
      const result = await work(tx);
      await noteEvent(tx, { type: 'catalogue.changed', payload: { productIds: [] } });
      return result;
    });
  }

  async function assertGood(executor: Executor, synonym: SynonymBody): Promise<void> {
    const stored = await repository.listStored(executor);
    const fault = findFault(synonym, stored, shippedThings);
    if (fault) throw refuseField(fault.field, `${fault.reason}.`);
    if (stored.length >= limits.ownSynonyms) {
      throw new AppError(
        'edit_conflict',
        `A shop has ${limits.ownSynonyms} synonyms of its own at most. Take some away first.`,
      );
    }
  }

  async function describeFound(tx: Executor, text: string): Promise<TriedSynonym['before']> {
    const { products, total, nearest } = await catalogue.trySearch(tx, text, triedProducts);
    return { products: products.map(({ name }) => name), total, isNearest: nearest };
  }

  return {
    /** Own ones on their list, or where they answer a search; shipped ones everywhere else. Both in pages. */
    async list({ search, list, pageNumber }: SynonymsQuery) {
      const [stored, proposals] = await Promise.all([repository.listStored(database.db), searchLog.listProposals()]);
      const own = stored.filter((synonym) => !isShipped(synonym, shippedThings));
      const things = shippedThings.map((thing) => describeThing(thing, stored));
      const isOff = (one: { isOff: boolean }) => one.isOff;
      const offThings = things.filter(({ names }) => names.some(isOff));
      const lists = {
        all: { own: search === undefined ? [] : own, things },
        own: { own, things: [] },
        off: { own: own.filter(isOff), things: offThings },
      };
      const { own: ownListed, things: thingsListed } = lists[list ?? 'all'];
      const ownFound = ownListed.filter(({ term, meaning }) => hasText([term, meaning], search));
      const found = thingsListed.filter(({ names, means }) =>
        hasText([...names.map(({ name }) => name), ...means], search),
      );
      const cut = <Item>(items: Item[]) => {
        const offset = (pageNumber - 1) * CONSOLE_PAGE_SIZE;
        return items.slice(offset, offset + CONSOLE_PAGE_SIZE);
      };
      return {
        own: cut(ownFound),
        things: cut(found),
        proposals: proposals.filter((one) => findFault(one, stored, shippedThings) === undefined),
        counts: {
          own: own.length,
          off: own.filter(isOff).length + offThings.flatMap(({ names }) => names.filter(isOff)).length,
          shipped: things.length,
        },
        total: Math.max(found.length, ownFound.length),
      };
    },

    async create(synonym: SynonymBody): Promise<void> {
      await change(async (tx) => {
        await assertGood(tx, synonym);
        // Of two that add it at once, the second finds it there.
        if (await repository.insertSynonym(tx, { ...synonym, isOff: false })) return;
        throw new AppError('edit_conflict', 'This is on the list already.');
      });
    },

    /** What somebody who types the term finds now, and would find: done, looked at and taken back. */
    async tryOut(synonym: SwitchedSynonymBody): Promise<TriedSynonym> {
      try {
        return await database.transaction(async (tx) => {
          const isNew = !synonym.isOff && !isShipped(synonym, shippedThings);
          if (isNew) await assertGood(tx, synonym);
          const before = await describeFound(tx, synonym.term);
          if (isNew) await repository.insertSynonym(tx, synonym);
          else await switchTo(tx, synonym);
          throw new TakenBack({ before, after: await describeFound(tx, synonym.term) });
        });
      } catch (error) {
        if (error instanceof TakenBack) return error.tried;
        throw error;
      }
    },

    switch: (synonym: SwitchedSynonymBody) => change((tx) => switchTo(tx, synonym)),

    async delete(synonymId: string): Promise<SynonymBody> {
      if (!isUuid(synonymId)) throw unknownSynonym();
      return change(async (tx) => {
        const deleted = await repository.deleteSynonym(tx, synonymId);
        if (deleted === undefined) throw unknownSynonym();
        return deleted;
      });
    },

    dismiss: searchLog.dismiss,
  };
}

/** A shipped name is only noted as long as it is off: what is shipped later is used as it comes. */
async function switchTo(tx: Executor, { isOff, ...pair }: SwitchedSynonymBody): Promise<void> {
  if (!isShipped(pair, shippedThings)) {
    if (!(await repository.switchPair(tx, pair, isOff))) throw unknownSynonym();
  } else if (!isOff) await repository.deletePair(tx, pair);
  else if (!(await repository.insertSynonym(tx, { ...pair, isOff }))) await repository.switchPair(tx, pair, isOff);
}
