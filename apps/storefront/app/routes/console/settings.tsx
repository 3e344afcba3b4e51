import { SettingsForm } from '../../console/office/settings-form.tsx';
import { SettingsHistory } from '../../console/office/settings-history.tsx';
import { ConsoleError } from '../../console/shell/console-error.tsx';
import { buildConsoleMeta } from '../../console/shell/console-meta.ts';
import { sellerApi } from '../../console/shell/seller-api.ts';
import { asSeller } from '../../console/shell/seller-only.ts';
import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import type { Route } from './+types/settings.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asSeller(request, () => sellerApi.getSettings({ signal: request.signal }));
}

export function meta() {
  return buildConsoleMeta('Settings');
}

export default function SellerSettings({ loaderData: { settings, version, history } }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="Settings" />
      <div className="flex max-w-3xl flex-col gap-5">
        <SettingsForm settings={settings} version={version} />
        <SettingsHistory history={history} />
      </div>
    </>
  );
}

export { ConsoleError as ErrorBoundary };
