import { eq, lt, and, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { searchLog, searchTurns } from '../../db/schema/index.ts';

export type LoggedSearch = {
  key: string;
  words: string;
  visitors: number;
  searches: number;
  missed: number;
  clicks: number;
};
export type LoggedTurn = { missedKey: string; foundKey: string; turns: number; visitors: number };

/** Words are stored, and with them proposals are made, once visitors of so many groups have used them. */
const enoughVisitors = 3;
const enoughTurning = 2;

const today = sql`(now() at time zone 'Africa/Kigali')::date`;
const bits = (visitors: ReturnType<typeof sql>) => sql`bit_count((${visitors})::bit(32))`;

/** Adds to the counts of today. Rows in one order, so that servers that do it at once wait and do not lock each other out. */
export async function addSearches(tx: Executor, searches: readonly LoggedSearch[]): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(searches)}::jsonb)
    as given (key text, words text, visitors int, searches int, missed int, clicks int)`;
  await tx.execute(sql`
    insert into search_log as log (key, day, visitors, searches, missed, clicks)
    select key, ${today}, visitors, searches, missed, clicks from ${given} order by key
    on conflict (key, day) do update set visitors = log.visitors | excluded.visitors,
      searches = log.searches + excluded.searches, missed = log.missed + excluded.missed,
      clicks = log.clicks + excluded.clicks`);
  await tx.execute(sql`
    update search_log as log set words = given.words from ${given}
    where log.key = given.key and log.day = ${today} and log.words is null and
      ${bits(sql`select bit_or(visitors) from search_log as every where every.key = given.key`)} >= ${enoughVisitors}`);
}

export async function addTurns(tx: Executor, turns: readonly LoggedTurn[]): Promise<void> {
  await tx.execute(sql`
    insert into search_turns as turn (missed_key, found_key, turns, visitors, last_day)
    select "missedKey", "foundKey", turns, visitors, ${today}
    from jsonb_to_recordset(${JSON.stringify(turns)}::jsonb)
      as given ("missedKey" text, "foundKey" text, turns int, visitors int)
    order by 1, 2
    on conflict (missed_key, found_key) do update set turns = turn.turns + excluded.turns,
      visitors = turn.visitors | excluded.visitors, last_day = excluded.last_day`);
}

/** Forgets what is older. */
export async function forget(db: Executor, days: number): Promise<void> {
  const oldest = sql`${today} - ${days}::int`;
  await db.delete(searchLog).where(lt(searchLog.day, oldest));
  await db.delete(searchTurns).where(lt(searchTurns.lastDay, oldest));
}

type Counts = { searches: number; missed: number; clicks: number };

/** Every day, those without a search included. */
export async function listDays(db: Executor, days: number): Promise<(Counts & { day: string })[]> {
  const { rows } = await db.execute<Counts & { day: string }>(sql`
    select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(sum(searches), 0)::int as searches,
      coalesce(sum(missed), 0)::int as missed, coalesce(sum(clicks), 0)::int as clicks
    from generate_series(${today} - ${days - 1}::int, ${today}, '1 day') as days (day)
    left join search_log on search_log.day = days.day
    group by days.day order by days.day`);
  return rows;
}

/** What was searched for, or missed, most. */
export async function listWords(
  db: Executor,
  days: number,
  by: 'searches' | 'missed',
  limit: number,
): Promise<(Counts & { words: string })[]> {
  const most = sql.raw(by);
  const { rows } = await db.execute<Counts & { words: string }>(sql`
    select max(words) as words, sum(searches)::int as searches, sum(missed)::int as missed, sum(clicks)::int as clicks
    from search_log where day > ${today} - ${days}::int group by key
    having max(words) is not null and sum(${most}) > 0
    order by sum(${most}) desc, 1 limit ${limit}`);
  return rows;
}

/** Searches whose words are not known. */
export async function countUnnamed(db: Executor, days: number): Promise<number> {
  const { rows } = await db.execute<{ searches: number }>(sql`
    select coalesce(sum(searches), 0)::int as searches from (
      select sum(searches) as searches from search_log where day > ${today} - ${days}::int
      group by key having max(words) is null) as unnamed`);
  return rows[0]?.searches ?? 0;
}

export async function listTurns(
  db: Executor,
  limit: number,
): Promise<{ term: string; meaning: string; turns: number }[]> {
  const { rows } = await db.execute<{ term: string; meaning: string; turns: number }>(sql`
    select term, meaning, turns from (
      select turns, (select max(words) from search_log where key = missed_key) as term,
        (select max(words) from search_log where key = found_key) as meaning
      from search_turns where dismissed_at is null and ${bits(sql`visitors`)} >= ${enoughTurning}) as proposals
    where term is not null and meaning is not null order by turns desc, term limit ${limit}`);
  return rows;
}

export async function dismissTurn(db: Executor, missedKey: string, foundKey: string): Promise<boolean> {
  const rows = await db
    .update(searchTurns)
    .set({ dismissedAt: sql`now()` })
    .where(and(eq(searchTurns.missedKey, missedKey), eq(searchTurns.foundKey, foundKey)))
    .returning({ turns: searchTurns.turns });
  return rows.length === 1;
}
