import type { NoteSearchBody, SynonymBody } from '@urumuri/contract';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/client.ts';
import { createJob } from '../../jobs/job.ts';
import * as repository from './search-log.repository.ts';
import { groupOfVisitor, isRobot, keyOfWords, readLoggedWords } from './search-log.rules.ts';

const keptDays = 90;
const writeEveryMs = 5000;
const forgetEveryMs = 60 * 60 * 1000;
/** What a flood of searches beyond this asks for is not counted. */
const mostWaiting = 2000;
const listedWords = 20;
const listedProposals = 50;

type SearchLogDeps = {
  database: Database;
  /** Without it nobody can tell which words or visitor a stored mark was made from. */
  secret: string;
};
export type SearchLogService = ReturnType<typeof createSearchLogService>;

/** What is searched for, counted in memory and written now and then: no search waits for it or fails with it. */
export function createSearchLogService({ database, secret }: SearchLogDeps) {
  const { db } = database;
  let searches = new Map<string, repository.LoggedSearch>();
  let turns = new Map<string, repository.LoggedTurn>();

  function noteTurn(missed: string, foundKey: string, visitors: number): void {
    const missedKey = keyOfWords(missed, secret);
    const id = `${missedKey} ${foundKey}`;
    const turn = turns.get(id) ?? { missedKey, foundKey, turns: 0, visitors };
    turns.set(id, { ...turn, turns: turn.turns + 1, visitors: turn.visitors | visitors });
  }

  /** What cannot be written is lost: counts are not worth a full memory. */
  async function write(): Promise<void> {
    const [noted, turned] = [[...searches.values()], [...turns.values()]];
    searches = new Map();
    turns = new Map();
    if (noted.length === 0) return;
    await database.transaction(async (tx) => {
      await repository.addSearches(tx, noted);
      if (turned.length > 0) await repository.addTurns(tx, turned);
    });
  }

  return {
    /** Counts a search whose results were seen, or one of them opened. */
    note({ value, found, isClick, after }: NoteSearchBody, { ip, userAgent }: { ip: string; userAgent: string }): void {
      const words = isRobot(userAgent) ? undefined : readLoggedWords(value);
      if (words === undefined || searches.size >= mostWaiting) return;
      const key = keyOfWords(words, secret);
      const visitors = groupOfVisitor(`${ip} ${userAgent}`, secret);
      const known = searches.get(key) ?? { key, words, visitors, searches: 0, missed: 0, clicks: 0 };
      searches.set(key, {
        ...known,
        visitors: known.visitors | visitors,
        searches: known.searches + (isClick ? 0 : 1),
        missed: known.missed + (isClick || found > 0 ? 0 : 1),
        clicks: known.clicks + (isClick ? 1 : 0),
      });
      const missed = isClick && after !== undefined ? readLoggedWords(after) : undefined;
      if (missed !== undefined && missed !== words) noteTurn(missed, key, visitors);
    },

    write,

    async readReport(days: number) {
      const [byDay, top, missed, unnamed] = await Promise.all([
        repository.listDays(db, days),
        repository.listWords(db, days, 'searches', listedWords),
        repository.listWords(db, days, 'missed', listedWords),
        repository.countUnnamed(db, days),
      ]);
      return { days: byDay, top, missed, unnamed };
    },

    /** What visitors searched for when they had found nothing: the one may be another word for the other. */
    listProposals: () => repository.listTurns(db, listedProposals),

    async dismiss({ term, meaning }: SynonymBody): Promise<void> {
      const [missed, found] = [readLoggedWords(term), readLoggedWords(meaning)];
      const isDone =
        missed !== undefined &&
        found !== undefined &&
        (await repository.dismissTurn(db, keyOfWords(missed, secret), keyOfWords(found, secret)));
      if (!isDone) throw new AppError('not_found', 'There is no such proposal.');
    },

    jobs: [
      createJob({
        name: 'search log',
        intervalMs: writeEveryMs,
        waitsFirst: true,
        inEveryProcess: true,
        runsAfterOthers: true,
        failure: 'searches were not counted',
        run: write,
      }),
      createJob({
        name: 'search log sweep',
        intervalMs: forgetEveryMs,
        failure: 'old searches were not deleted',
        run: () => repository.forget(db, keptDays),
      }),
    ],
  };
}
