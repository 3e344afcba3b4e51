import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { BringFile } from '../features/import/bring-file.tsx';
import { ExportButton } from '../shell/export-button.tsx';
import { ImportHistory } from '../features/import/import-history.tsx';
import { consoleMeta, sellerLoader } from '../shell/seller-route.ts';
import { Panel } from '../shell/panel.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import type { Route } from './+types/imports.ts';

export const clientLoader = sellerLoader((signal) => sellerApi.getImports({ signal }));

export const meta = consoleMeta('Import');

export default function SellerImports({ loaderData: { imports } }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="Import products">
        <ExportButton
          label="Export as CSV"
          fileName="products.csv"
          load={(after) => sellerApi.exportProducts({ query: { after } })}
        />
      </DashboardHeading>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Panel title="Bring a file">
          <p className="mb-4 text-slate">
            It is looked through first: you see what is new, what changes and what cannot be taken before anything is
            written.
          </p>
          <BringFile />
        </Panel>
        <Panel title="Files brought before">
          <ImportHistory imports={imports} />
        </Panel>
      </div>
    </>
  );
}
