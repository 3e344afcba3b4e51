import { importVerdicts } from '@urumuri/contract';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { PageLinks } from '@urumuri/ui/parts/page-links.tsx';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { Notice } from '@urumuri/ui/parts/notice.tsx';
import { ColumnMapping, readColumns } from '../features/import/column-mapping.tsx';
import { ImportDecision } from '../features/import/import-decision.tsx';
import { ImportPictures } from '../features/import/import-pictures.tsx';
import { ImportProgress } from '../features/import/import-progress.tsx';
import { ImportRows } from '../features/import/import-rows.tsx';
import { PictureProgress } from '../features/import/picture-progress.tsx';
import { isWorking, verdictWords } from '../features/import/import-words.ts';
import { consoleAddresses } from '../shell/console-addresses.ts';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import { FilterStrip } from '../shell/filter-strip.tsx';
import { Panel } from '../shell/panel.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { readTexts } from '@urumuri/ui/forms/read-form.ts';
import type { Route } from './+types/import.ts';

export const clientLoader = sellerLoader(async (signal, { params, url: { searchParams } }: Route.ClientLoaderArgs) => {
  const verdict = importVerdicts.find((known) => known === searchParams.get('verdict'));
  const query = { pageNumber: searchParams.get('pageNumber') ?? '1', ...(verdict ? { verdict } : {}) };
  return { ...(await sellerApi.getImport({ params, query, signal })), now: Date.now() };
});

export const clientAction = sellerAction({
  checkImport: (data) => ({ params: readTexts(data, 'importId'), body: readColumns(data) }),
});

export const meta = consoleMeta('Import');

export default function SellerImport({ loaderData }: Route.ComponentProps) {
  const { import: found, rows, pictures, files, total, perPage, now } = loaderData;
  const { state, counts, format } = found;
  const filters = [
    { value: 'all', label: 'All rows', count: found.rows },
    ...(['refused', 'new', 'changed', 'same'] as const).map((value) => ({
      value,
      label: verdictWords[value],
      count: counts[value],
    })),
  ];
  if (state === 'failed') {
    return (
      <Notice isError title="This file cannot be imported" text={found.failure}>
        <LinkButton to={consoleAddresses.imports}>Upload it again</LinkButton>
      </Notice>
    );
  }
  return (
    <>
      <DashboardHeading title={found.fileName}>
        <LinkButton look="secondary" to={consoleAddresses.imports}>
          All imports
        </LinkButton>
      </DashboardHeading>
      <div className="flex flex-col gap-5">
        {isWorking(found) ? (
          <Panel title="In progress">
            <ImportProgress key={state} found={found} now={now} />
          </Panel>
        ) : (
          state !== 'staged' && (
            <Panel title={state === 'checked' ? 'Result of the check' : 'Result'}>
              <ImportDecision found={found} />
            </Panel>
          )
        )}
        {state === 'applied' && pictures.total > 0 && (
          <Panel title="Pictures">
            <PictureProgress pictures={pictures} />
          </Panel>
        )}
        {state === 'staged' && (
          <Panel title="Columns">
            <ColumnMapping found={found} />
          </Panel>
        )}
        {!isWorking(found) && (files.total > 0 || state === 'staged' || state === 'checked') && (
          <Panel title="Pictures in a zip">
            <ImportPictures import={found} files={files} />
          </Panel>
        )}
        {state === 'checked' && format !== 'zip' && (
          <details className="rounded-card border border-line p-4 md:p-5">
            <summary className="min-h-6 cursor-pointer text-lg font-semibold">Change the columns</summary>
            <div className="mt-4">
              <ColumnMapping found={found} />
            </div>
          </details>
        )}
        {state !== 'staged' && !isWorking(found) && (
          <section aria-label="Rows">
            <FilterStrip label="Rows" parameter="verdict" filters={filters} />
            <ImportRows rows={rows} />
            <PageLinks total={total} perPage={perPage} />
          </section>
        )}
      </div>
    </>
  );
}
