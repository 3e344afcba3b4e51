import { type ReportBy, reportBys, type ReportCounted, reportCounted, reportNames } from '@urumuri/contract';
import { useSearchParams } from 'react-router';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { SelectField } from '@urumuri/ui/forms/select-field.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { TextLink } from '@urumuri/ui/parts/text-link.tsx';
import { ReportView } from '../features/reports/report-view.tsx';
import { byWords, reportWords } from '../features/reports/report-words.ts';
import { Allowed } from '../shell/allowed.tsx';
import { consoleAddresses } from '../shell/console-addresses.ts';
import { ExportButton } from '../shell/export-button.tsx';
import { FilterStrip } from '../shell/filter-strip.tsx';
import { Panel } from '../shell/panel.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { consoleMeta, sellerLoader } from '../shell/seller-route.ts';
import type { Route } from './+types/reports.ts';

export const clientLoader = sellerLoader(async (signal, { url: { searchParams } }: Route.ClientLoaderArgs) => {
  const read = <Choice extends string>(name: string, choices: readonly Choice[]) =>
    choices.find((choice) => choice === searchParams.get(name));
  const name = read('report', reportNames) ?? 'sales';
  const query = {
    from: searchParams.get('from') ?? '',
    to: searchParams.get('to') ?? '',
    by: read<ReportBy>('by', reportBys),
    counted: read<ReportCounted>('counted', reportCounted),
    shop: searchParams.get('shop') || undefined,
  };
  const [report, { shops }] = await Promise.all([
    sellerApi.getReport({ params: { report: name }, query, signal }),
    sellerApi.getOrderChoices({ signal }),
  ]);
  return { name, query, report, shops };
});

export const meta = consoleMeta('Reports');

/** How business goes: one report at a time, beside the time before. */
export default function SellerReports({ loaderData: { name, query, report, shops } }: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams();
  const change = (changes: Record<string, string>) => {
    const next = new URLSearchParams(search);
    for (const [key, value] of Object.entries(changes)) next.set(key, value);
    setSearch(next);
  };
  const { by, choices, counted, from, to } = report;
  return (
    <>
      <DashboardHeading title="Reports">
        <ExportButton
          call="exportReport"
          label="Save as CSV"
          fileName={`${name}-${by}-${from}-to-${to}.csv`}
          load={() => sellerApi.exportReport({ params: { report: name }, query: { ...query, from, to } })}
        />
      </DashboardHeading>
      <div className="mb-4">
        <SelectField
          label="Report"
          name="report"
          value={name}
          className="max-w-sm"
          onChange={({ target }) =>
            setSearch({ from, to, report: target.value, ...(query.shop && { shop: query.shop }) })
          }
          choices={reportNames.map((one) => [one, reportWords[one]] as const)}
        />
        {shops.length > 0 && (
          <Allowed call="getSearchReport">
            <TextLink to={consoleAddresses.searches}>What visitors searched for</TextLink>
          </Allowed>
        )}
      </div>
      <div className="mb-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <TextField
          label="First day"
          type="date"
          value={from}
          onChange={({ target }) => target.value && change({ from: target.value, to })}
        />
        <TextField
          label="Last day"
          type="date"
          value={to}
          onChange={({ target }) => target.value && change({ from, to: target.value })}
        />
        {shops.length > 0 && name !== 'margin' && (
          <SelectField
            label="Shop"
            name="shop"
            value={query.shop ?? ''}
            onChange={({ target }) => change({ shop: target.value })}
            choices={[['', 'All shops'], ...shops.map(({ _id, name: words }) => [_id, words] as const)]}
          />
        )}
        {counted && (
          <SelectField
            label="Counted when"
            name="counted"
            value={counted}
            onChange={({ target }) => change({ counted: target.value })}
            choices={[
              ['delivered', 'Delivered'],
              ['paid', 'Paid in full'],
            ]}
          />
        )}
      </div>
      {choices.length > 1 && (
        <FilterStrip
          label="By"
          parameter="by"
          usual={by}
          filters={choices.map((value) => ({ value, label: byWords[value] }))}
        />
      )}
      <Panel
        title={`${reportWords[name]}${counted ? `, counted when ${counted === 'paid' ? 'paid in full' : 'delivered'}` : ''}`}
      >
        <ReportView report={report} />
      </Panel>
    </>
  );
}
