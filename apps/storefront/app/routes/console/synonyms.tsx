import { synonymLists } from '@urumuri/contract';
import { Form, useSearchParams } from 'react-router';
import { OwnSynonyms, Proposals, ShippedThings } from '../../console/search/synonym-lists.tsx';
import { SynonymForm } from '../../console/search/synonym-form.tsx';
import { ConsoleError } from '../../console/shell/console-error.tsx';
import { buildConsoleMeta } from '../../console/shell/console-meta.ts';
import { FilterStrip } from '../../console/shell/filter-strip.tsx';
import { FindField } from '../../console/shell/find-field.tsx';
import { Panel } from '../../console/shell/panel.tsx';
import { sellerApi } from '../../console/shell/seller-api.ts';
import { asSeller } from '../../console/shell/seller-only.ts';
import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLinks } from '../../ui/page-links.tsx';
import type { Route } from './+types/synonyms.ts';

export function clientLoader({ request, url: { searchParams } }: Route.ClientLoaderArgs) {
  const list = synonymLists.find((known) => known === searchParams.get('list'));
  const query = {
    search: searchParams.get('search') ?? '',
    pageNumber: searchParams.get('pageNumber') ?? '1',
    ...(list ? { list } : {}),
  };
  return asSeller(request, () => sellerApi.getSynonyms({ query, signal: request.signal }));
}

export function meta() {
  return buildConsoleMeta('Synonyms');
}

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
          <Panel title="Proposed from searches">
            <Proposals proposals={proposals} />
          </Panel>
        </div>
        <section aria-label="All synonyms">
          <Form role="search" className="mb-4">
            {list !== 'all' && <input type="hidden" name="list" value={list} />}
            <FindField label="Find a synonym" placeholder="A word" />
          </Form>
          <FilterStrip label="Which" parameter="list" current={list} filters={filters} />
          {(own.length > 0 || list === 'own') && (
            <Panel title="Our own" className="mb-5">
              <OwnSynonyms synonyms={own} />
            </Panel>
          )}
          {things.length > 0 && (
            <>
              <h2 className="mb-3 text-lg">Every shop’s</h2>
              <ShippedThings things={things} />
            </>
          )}
          {own.length + things.length === 0 && list !== 'own' && (
            <Notice text={isSearched ? 'No synonym is like that.' : 'There are no synonyms.'} />
          )}
          <PageLinks total={total} perPage={perPage} />
        </section>
      </div>
    </>
  );
}

export { ConsoleError as ErrorBoundary };
