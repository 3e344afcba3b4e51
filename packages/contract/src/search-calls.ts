import type { CallShape } from './calls.ts';
import { messageOnly } from './schemas/fields.ts';
import * as desk from './schemas/search-desk.ts';
import { sellerRoutes as routes } from './seller-routes.ts';
import type { SellerRouteName } from './seller-routes.ts';

/** What the office does about the search: its synonyms, and what people searched for. */
export const searchCalls = {
  getSynonyms: {
    ...routes.getSynonyms,
    summary: 'Synonyms of the search, this shop’s own and those every shop has, and proposals from use',
    query: desk.synonymsQuery,
    response: desk.synonymsResponse,
    status: 200,
  },
  createSynonym: {
    ...routes.createSynonym,
    summary: 'Add a synonym of this shop’s own',
    body: desk.synonymBody,
    response: messageOnly,
    status: 201,
  },
  trySynonym: {
    ...routes.trySynonym,
    summary: 'What a synonym would change, without changing it',
    body: desk.trySynonymBody,
    response: desk.triedSynonym,
    status: 200,
  },
  switchSynonym: {
    ...routes.switchSynonym,
    summary: 'Switch a synonym off or on, own or shipped',
    body: desk.switchedSynonymBody,
    response: messageOnly,
    status: 200,
  },
  dismissProposal: {
    ...routes.dismissProposal,
    summary: 'Propose this synonym no more',
    body: desk.synonymBody,
    response: messageOnly,
    status: 200,
  },
  deleteSynonym: {
    ...routes.deleteSynonym,
    summary: 'Take away a synonym of this shop’s own',
    params: desk.synonymParams,
    response: messageOnly,
    status: 200,
  },
  getSearchReport: {
    ...routes.getSearchReport,
    summary: 'What people searched for, found, did not find and opened',
    query: desk.searchReportQuery,
    response: desk.searchReport,
    status: 200,
  },
} as const satisfies Partial<Record<SellerRouteName, CallShape>>;
