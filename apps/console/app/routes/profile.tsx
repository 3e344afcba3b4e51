import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import { limits } from '@urumuri/contract';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { PasswordField } from '@urumuri/ui/parts/password-field.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { SendButton } from '../shell/send-button.tsx';
import { DevicePanel } from '../shell/device-panel.tsx';
import { MessagePanel } from '../shell/message-panel.tsx';
import { Panel } from '../shell/panel.tsx';
import { PasswordForm } from '../shell/password-form.tsx';
import { ProfileForm } from '../shell/profile-form.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { readNumber, readSecret, readTexts } from '@urumuri/ui/forms/read-form.ts';
import type { Route } from './+types/profile.ts';

export const clientLoader = sellerLoader(async (signal) => {
  const [me, messages] = await Promise.all([
    sellerApi.getSellerMe({ signal }),
    sellerApi.getSellerMessageChoices({ signal }),
  ]);
  return { ...me, messages };
});

export const clientAction = sellerAction({
  updateSellerProfile: (data) => ({
    body: {
      ...readTexts(
        data,
        'shopName',
        'ownerName',
        'phone',
        'whatsapp',
        'district',
        'address',
        'image',
        'tin',
        'pickupAddress',
        'pickupHours',
      ),
      withoutVat: data.has('withoutVat'),
      counterDiscount: readNumber(data, 'counterDiscount') ?? 0,
    },
  }),
  changeSellerEmail: (data) => ({ body: { ...readTexts(data, 'email'), password: readSecret(data, 'oldPassword') } }),
  changeSellerPassword: (data) => ({
    body: {
      oldPassword: readSecret(data, 'oldPassword'),
      newPassword: readSecret(data, 'newPassword'),
      confirmPassword: readSecret(data, 'confirmPassword'),
    },
  }),
});

export const meta = consoleMeta('Profile');

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
          <ActionForm intent="changeSellerEmail" label="Change email" resets>
            <TextField
              label="New email"
              name="email"
              type="email"
              autoComplete="email"
              maxLength={limits.emailLength}
              required
            />
            <PasswordField
              label="Password"
              name="oldPassword"
              autoComplete="current-password"
              required
              hint="Your current password."
            />
            <SendButton>Change email</SendButton>
          </ActionForm>
        </Panel>
        <Panel title="Password">
          <PasswordForm email={seller.email} />
        </Panel>
        <MessagePanel {...messages} />
        <DevicePanel />
      </div>
    </>
  );
}
