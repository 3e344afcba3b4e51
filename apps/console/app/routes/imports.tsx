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
          call="exportProducts"
          label="Export as CSV"
          fileName="products.csv"
          load={(after) => sellerApi.exportProducts({ query: { after } })}
        />
      </DashboardHeading>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Panel title="Upload a file">
          <p className="mb-4 text-slate">
            We check the file first. You see what is new, what changes and what is refused before anything is saved.
          </p>
          <BringFile />
        </Panel>
        <Panel title="Earlier imports">
          <ImportHistory imports={imports} />
        </Panel>
      </div>
    </>
  );
}
