import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import { ConsoleError } from '../../console/shell/console-error.tsx';
import { buildConsoleMeta } from '../../console/shell/console-meta.ts';
import { EmailForm } from '../../console/shell/email-form.tsx';
import { MessagePanel } from '../../console/shell/message-panel.tsx';
import { Panel } from '../../console/shell/panel.tsx';
import { PasswordForm } from '../../console/shell/password-form.tsx';
import { ProfileForm } from '../../console/shell/profile-form.tsx';
import { sellerApi } from '../../console/shell/seller-api.ts';
import { asSeller } from '../../console/shell/seller-only.ts';
import type { Route } from './+types/profile.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { signal } = request;
  return asSeller(request, async () => {
    const [me, messages] = await Promise.all([
      sellerApi.getSellerMe({ signal }),
      sellerApi.getSellerMessageChoices({ signal }),
    ]);
    return { ...me, messages };
  });
}

export function meta() {
  return buildConsoleMeta('Profile');
}

export default function SellerProfile({ loaderData: { seller, messages } }: Route.ComponentProps) {
  const isShop = seller.role === 'seller';
  return (
    <>
      <DashboardHeading title={isShop ? 'My shop' : 'My account'} />
      <div className="grid items-start gap-5 md:grid-cols-2 xl:grid-cols-[3fr_2fr] xl:grid-rows-[auto_auto_1fr]">
        <Panel title={isShop ? 'The shop' : 'The office'} className="md:col-span-2 xl:col-span-1 xl:row-span-3">
          <ProfileForm seller={seller} />
        </Panel>
        <Panel title="Email">
          <p className="mb-5 break-words text-slate">
            You sign in as <strong className="text-ink">{seller.email}</strong>.
          </p>
          <EmailForm />
        </Panel>
        <Panel title="Password">
          <PasswordForm email={seller.email} />
        </Panel>
        <MessagePanel {...messages} />
      </div>
    </>
  );
}

export { ConsoleError as ErrorBoundary };
