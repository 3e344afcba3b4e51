import { reportDays } from '@urumuri/contract';
import { Link } from 'react-router';
import { SearchChart } from '../features/search/search-chart.tsx';
import { WordTable } from '../features/search/searched-words.tsx';
import { consoleAddresses } from '../shell/console-addresses.ts';
import { consoleMeta, sellerLoader } from '../shell/seller-route.ts';
import { FilterStrip } from '../shell/filter-strip.tsx';
import { Panel } from '../shell/panel.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import type { Route } from './+types/searches.ts';

const usual = reportDays[1];
const readDays = (given: string | null) => reportDays.find((days) => days === given) ?? usual;

export const clientLoader = sellerLoader((signal, { url: { searchParams } }: Route.ClientLoaderArgs) => {
  const query = { days: readDays(searchParams.get('days')) };
  return sellerApi.getSearchReport({ query, signal });
});

export const meta = consoleMeta('Searches');

export default function SellerSearches({ loaderData: { days, top, missed, unnamed } }: Route.ComponentProps) {
  const sum = (of: 'searches' | 'missed' | 'clicks') => days.reduce((total, day) => total + day[of], 0);
  const searches = sum('searches');
  const filters = reportDays.map((value) => ({ value, label: `${value} days` }));
  const tiles = [
    { label: 'Searches', value: String(searches) },
    { label: 'Found nothing', value: share(sum('missed'), searches) },
    { label: 'Opened a product', value: share(sum('clicks'), searches) },
  ];
  return (
    <>
      <DashboardHeading title="Searches" />
      <FilterStrip label="Time" parameter="days" usual={usual} filters={filters} />
      <div className="flex flex-col gap-5">
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] gap-3">
          {tiles.map(({ label, value }) => (
            <div key={label} className="flex flex-col-reverse rounded-card border border-line p-4">
              <dt className="text-sm text-slate">{label}</dt>
              <dd className="text-2xl font-bold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <Panel title="Searches per day">
          {searches > 0 ? <SearchChart days={days} /> : <p className="text-slate">No searches yet.</p>}
        </Panel>
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <Panel title="Most searched">
            <WordTable
              caption="Most searched words"
              rows={top}
              by="searches"
              empty="No words yet. Words appear once three visitors have searched for them."
            />
          </Panel>
          <Panel title="Nothing found">
            <WordTable
              caption="Words that found nothing"
              rows={missed}
              by="missed"
              empty="Every search found something."
            />
            {missed.length > 0 && (
              <p className="mt-3 text-sm">
                Is there another word for it?{' '}
                <Link to={consoleAddresses.synonyms} className="font-semibold underline">
                  Add a synonym
                </Link>
              </p>
            )}
          </Panel>
        </div>
        <p className="max-w-prose text-sm text-slate">
          Searches are counted without names and kept for 90 days. Words are shown once three visitors have searched for
          them
          {unnamed > 0
            ? `; ${unnamed === 1 ? '1 search was' : `${unnamed} searches were`} for words used by fewer visitors`
            : ''}
          . Robots and further pages are not counted.
        </p>
      </div>
    </>
  );
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`;
}
