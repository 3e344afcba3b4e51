import { synonymLists } from '@urumuri/contract';
import { Form, useSearchParams } from 'react-router';
import { OwnSynonyms, Proposals, ShippedThings } from '../features/search/synonym-lists.tsx';
import { SynonymForm } from '../features/search/synonym-form.tsx';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import { FilterStrip } from '../shell/filter-strip.tsx';
import { FindField } from '../shell/find-field.tsx';
import { Panel } from '../shell/panel.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { Notice } from '@urumuri/ui/parts/notice.tsx';
import { PageLinks } from '@urumuri/ui/parts/page-links.tsx';
import { readTexts } from '@urumuri/ui/forms/read-form.ts';
import type { Route } from './+types/synonyms.ts';

export const clientLoader = sellerLoader((signal, { url: { searchParams } }: Route.ClientLoaderArgs) => {
  const list = synonymLists.find((known) => known === searchParams.get('list'));
  const query = {
    search: searchParams.get('search') ?? '',
    pageNumber: searchParams.get('pageNumber') ?? '1',
    ...(list ? { list } : {}),
  };
  return sellerApi.getSynonyms({ query, signal });
});

const readSynonym = (data: FormData) => ({ body: readTexts(data, 'term', 'meaning') });

export const clientAction = sellerAction({ createSynonym: readSynonym, trySynonym: readSynonym });

export const meta = consoleMeta('Synonyms');

export default function SellerSynonyms({ loaderData }: Route.ComponentProps) {
  const { own, things, proposals, counts, total, perPage } = loaderData;
  const [searchParams] = useSearchParams();
  const search = searchParams.get('search') ?? '';
  const list = searchParams.get('list') ?? 'all';
  const filters = [
    { value: 'all', label: 'All' },
    { value: 'own', label: 'Our own', count: counts.own },
    { value: 'off', label: 'Switched off', count: counts.off },
  ];
  const isSearched = search !== '' || list !== 'all';
  return (
    <>
      <DashboardHeading title="Synonyms" />
      <div className="flex flex-col gap-5">
        <div className="grid items-start gap-5 xl:grid-cols-2">
          <Panel title="Add a synonym">
            <SynonymForm />
          </Panel>
          <Panel title="Suggested from searches">
            <Proposals proposals={proposals} />
          </Panel>
        </div>
        <section aria-label="All synonyms">
          <Form role="search" className="mb-4">
            {list !== 'all' && <input type="hidden" name="list" value={list} />}
            <FindField label="Find a synonym" placeholder="A word" />
          </Form>
          <FilterStrip label="Which" parameter="list" filters={filters} />
          {(own.length > 0 || list === 'own') && (
            <Panel title="Our own" className="mb-5">
              <OwnSynonyms synonyms={own} />
            </Panel>
          )}
          {things.length > 0 && (
            <>
              <h2 className="mb-3 text-lg">Shared by all shops</h2>
              <ShippedThings things={things} />
            </>
          )}
          {own.length + things.length === 0 && list !== 'own' && (
            <Notice text={isSearched ? 'No synonym matches.' : 'No synonyms yet.'} />
          )}
          <PageLinks total={total} perPage={perPage} />
        </section>
      </div>
    </>
  );
}
