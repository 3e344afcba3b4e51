import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import { SellerDevices } from '../../console/security/seller-devices.tsx';
import { TwoSteps } from '../../console/security/two-steps.tsx';
import { ConsoleError } from '../../console/shell/console-error.tsx';
import { buildConsoleMeta } from '../../console/shell/console-meta.ts';
import { Panel } from '../../console/shell/panel.tsx';
import { sellerApi } from '../../console/shell/seller-api.ts';
import { asSeller } from '../../console/shell/seller-only.ts';
import type { Route } from './+types/security.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asSeller(request, () => sellerApi.getSellerSecurity({ signal: request.signal }));
}

export function meta() {
  return buildConsoleMeta('Security');
}

export default function SellerSecurity({ loaderData }: Route.ComponentProps) {
  const { sessions, hasSecondStep, recoveryCodesLeft } = loaderData;
  return (
    <>
      <DashboardHeading title="Security" />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Panel title="Two-step sign-in">
          <TwoSteps isOn={hasSecondStep} recoveryCodesLeft={recoveryCodesLeft} />
        </Panel>
        <Panel title="Where you are logged in">
          <SellerDevices sessions={sessions} />
        </Panel>
      </div>
    </>
  );
}

export { ConsoleError as ErrorBoundary };
