import { z } from 'zod';
import { limits } from '../limits.ts';
import { reportDays, synonymLists } from '../statuses.ts';
import { bodyInteger, count, nameText, objectId, queryPageNumber, queryText } from './fields.ts';

/** What a page of results tells of itself, once it is seen. */
export const noteSearchBody = z.object({
  value: nameText('Search', limits.searchLength),
  found: bodyInteger('Found', 0, limits.stockUnits).meta({
    description: 'Products that match, nearest ones not counted',
  }),
  isClick: z.boolean().default(false).meta({ description: 'A product of the results was opened' }),
  after: nameText('Search before', limits.searchLength)
    .optional()
    .meta({ description: 'What the same visitor had searched for before, and not found' }),
});
export type NoteSearchBody = z.infer<typeof noteSearchBody>;

const term = nameText('Search word', limits.synonymLength);
const meaning = nameText('Meaning', limits.synonymLength);

export const synonymBody = z.object({ term, meaning });
export type SynonymBody = z.infer<typeof synonymBody>;
export const switchedSynonymBody = synonymBody.extend({ isOff: z.boolean({ error: 'Say whether it is off' }) });
export type SwitchedSynonymBody = z.infer<typeof switchedSynonymBody>;
export const trySynonymBody = synonymBody.extend({ isOff: z.boolean().default(false) });
export const synonymParams = z.object({ synonymId: objectId('Synonym') });

export const synonymsQuery = z.object({
  search: queryText('Search', limits.searchLength),
  list: z
    .enum([...synonymLists, ''], { error: 'There is no such list' })
    .optional()
    .transform((list) => (list === '' ? undefined : list)),
  pageNumber: queryPageNumber,
});
export type SynonymsQuery = z.infer<typeof synonymsQuery>;

const ownSynonym = z.object({ _id: z.string(), term: z.string(), meaning: z.string(), isOff: z.boolean() });
export type OwnSynonym = z.infer<typeof ownSynonym>;

const shippedThing = z.object({
  names: z.array(
    z.object({
      name: z.string(),
      meaning: z.string().meta({ description: 'Another name of it, by which this one is switched' }),
      isOff: z.boolean(),
    }),
  ),
  means: z.array(z.string()).meta({ description: 'What all of these may mean as well' }),
});
export type ShippedThing = z.infer<typeof shippedThing>;

const synonymProposal = z.object({ term: z.string(), meaning: z.string(), turns: count });
export type SynonymProposal = z.infer<typeof synonymProposal>;

export const synonymsResponse = z.object({
  own: z.array(ownSynonym),
  things: z.array(shippedThing),
  proposals: z.array(synonymProposal),
  counts: z.object({ own: count, off: count, shipped: count }),
  total: count,
  perPage: count,
});

const foundBy = z.object({ total: count, isNearest: z.boolean(), products: z.array(z.string()) });
export const triedSynonym = z.object({ before: foundBy, after: foundBy });
export type TriedSynonym = z.infer<typeof triedSynonym>;

export const searchReportQuery = z.object({
  days: z
    .enum([...reportDays, ''], { error: `Choose ${reportDays.join(', ')} days` })
    .optional()
    .transform((days) => Number(days || reportDays[1])),
});

const searchedDay = z.object({ day: z.string(), searches: count, missed: count, clicks: count });
export type SearchedDay = z.infer<typeof searchedDay>;
const searchedWords = z.object({ words: z.string(), searches: count, missed: count, clicks: count });
export type SearchedWords = z.infer<typeof searchedWords>;

export const searchReport = z.object({
  days: z.array(searchedDay),
  top: z.array(searchedWords),
  missed: z.array(searchedWords),
  unnamed: count.meta({ description: 'Searches whose words too few visitors have used to be shown' }),
});
