import { useState } from 'react';
import { readSettings, SettingsForm } from '../features/office/settings-form.tsx';
import { SettingsFinder } from '../features/office/settings-finder.tsx';
import { SettingsHistory } from '../features/office/settings-history.tsx';
import { PaymentSettingsForm, readPaymentSettings } from '../features/payments/payment-settings-form.tsx';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import { sellerApi } from '../shell/seller-api.ts';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import type { Route } from './+types/settings.ts';

export const clientLoader = sellerLoader(async (signal) => {
  const [shop, payments] = await Promise.all([
    sellerApi.getSettings({ signal }),
    sellerApi.getPaymentSettings({ signal }),
  ]);
  return { ...shop, payments };
});

export const clientAction = sellerAction({
  savePaymentSettings: (data) => ({ body: { ...readPaymentSettings(data), version: Number(data.get('version')) } }),
  saveSettings: (data) => ({ body: { ...readSettings(data), version: Number(data.get('version')) } }),
});

export const meta = consoleMeta('Settings');

export default function SellerSettings({ loaderData }: Route.ComponentProps) {
  const { settings, version, history, payments } = loaderData;
  const [page, setPage] = useState<HTMLElement | null>(null);
  return (
    <>
      <DashboardHeading title="Settings" />
      <div className="grid items-start gap-5 lg:grid-cols-[13rem_minmax(0,48rem)] lg:gap-8">
        <SettingsFinder page={page} />
        <div ref={setPage} className="flex min-w-0 flex-col gap-5">
          <SettingsForm settings={settings} version={version} />
          <PaymentSettingsForm {...payments} />
          <SettingsHistory history={history} />
        </div>
      </div>
    </>
  );
}
