import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { SessionList } from '@urumuri/ui/parts/session-list.tsx';
import { TwoSteps } from '../features/security/two-steps.tsx';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import { Panel } from '../shell/panel.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { readSecret, readTexts } from '@urumuri/ui/forms/read-form.ts';
import type { Route } from './+types/security.ts';

export const clientLoader = sellerLoader((signal) => sellerApi.getSellerSecurity({ signal }));

const readPassword = (data: FormData) => ({ password: readSecret(data, 'password') });

export const clientAction = sellerAction({
  beginSecondStep: (data) => ({ body: readPassword(data) }),
  confirmSecondStep: (data) => ({ body: readTexts(data, 'code') }),
  endSecondStep: (data) => ({ body: { ...readPassword(data), ...readTexts(data, 'code') } }),
});

export const meta = consoleMeta('Security');

export default function SellerSecurity({ loaderData }: Route.ComponentProps) {
  const { sessions, hasSecondStep, recoveryCodesLeft } = loaderData;
  return (
    <>
      <DashboardHeading title="Security" />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Panel title="Two-step login">
          <TwoSteps isOn={hasSecondStep} recoveryCodesLeft={recoveryCodesLeft} />
        </Panel>
        <Panel title="Where you are logged in">
          <SessionList sessions={sessions} ends="endSellerSession" endsOthers="endOtherSellerSessions" />
        </Panel>
      </div>
    </>
  );
}
