import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import { BringFile } from '../../console/import/bring-file.tsx';
import { ExportButton } from '../../console/shell/export-button.tsx';
import { ImportHistory } from '../../console/import/import-history.tsx';
import { ConsoleError } from '../../console/shell/console-error.tsx';
import { buildConsoleMeta } from '../../console/shell/console-meta.ts';
import { Panel } from '../../console/shell/panel.tsx';
import { sellerApi } from '../../console/shell/seller-api.ts';
import { asSeller } from '../../console/shell/seller-only.ts';
import type { Route } from './+types/imports.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asSeller(request, () => sellerApi.getImports({ signal: request.signal }));
}

export function meta() {
  return buildConsoleMeta('Import');
}

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

export { ConsoleError as ErrorBoundary };
