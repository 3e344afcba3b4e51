import { SettingsForm } from '../../console/office/settings-form.tsx';
import { SettingsHistory } from '../../console/office/settings-history.tsx';
import { PaymentSettingsForm } from '../../console/payments/payment-settings-form.tsx';
import { ConsoleError } from '../../console/shell/console-error.tsx';
import { buildConsoleMeta } from '../../console/shell/console-meta.ts';
import { sellerApi } from '../../console/shell/seller-api.ts';
import { asSeller } from '../../console/shell/seller-only.ts';
import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import type { Route } from './+types/settings.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { signal } = request;
  return asSeller(request, async () => {
    const [shop, payments] = await Promise.all([
      sellerApi.getSettings({ signal }),
      sellerApi.getPaymentSettings({ signal }),
    ]);
    return { ...shop, payments };
  });
}

export function meta() {
  return buildConsoleMeta('Settings');
}

export default function SellerSettings({ loaderData }: Route.ComponentProps) {
  const { settings, version, history, payments } = loaderData;
  return (
    <>
      <DashboardHeading title="Settings" />
      <div className="flex max-w-3xl flex-col gap-5">
        <SettingsForm settings={settings} version={version} />
        <PaymentSettingsForm {...payments} />
        <SettingsHistory history={history} />
      </div>
    </>
  );
}

export { ConsoleError as ErrorBoundary };
