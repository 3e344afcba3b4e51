import { redirect } from 'react-router';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { readTexts } from '@urumuri/ui/forms/read-form.ts';
import { OfficePayouts } from '../features/payouts/office-payouts.tsx';
import { StatementView } from '../features/payouts/statement-view.tsx';
import { consoleAddresses } from '../shell/console-addresses.ts';
import { Panel } from '../shell/panel.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import { SendButton } from '../shell/send-button.tsx';
import type { Route } from './+types/payouts.ts';

export const clientLoader = sellerLoader(async (signal, { url: { searchParams } }: Route.ClientLoaderArgs) => {
  const { seller } = await sellerApi.getSellerMe({ signal });
  // In the name of a shop the office sees what it sees of every shop; the account stays the shop's to change.
  if (seller.isForShop) throw redirect(consoleAddresses.shopPayouts(seller._id));
  if (seller.role === 'admin') {
    return { balances: await sellerApi.getPayouts({ query: { until: searchParams.get('until') ?? '' }, signal }) };
  }
  const closing = Number(searchParams.get('closing')) || undefined;
  const query = { ...(closing && { closing: String(closing) }), pageNumber: searchParams.get('pageNumber') ?? '1' };
  return { statement: await sellerApi.getOwnStatement({ query, signal }), closing };
});

export const clientAction = sellerAction({
  savePayoutAccount: (data) => ({ body: readTexts(data, 'account') }),
});

export const meta = consoleMeta('Payouts');

/** The office settles with the shops; a shop sees its own account. */
export default function SellerPayouts({ loaderData }: Route.ComponentProps) {
  if ('balances' in loaderData) {
    return (
      <>
        <DashboardHeading title="Payouts">
          <LinkButton look="secondary" to={consoleAddresses.commissions}>
            Commission
          </LinkButton>
        </DashboardHeading>
        <OfficePayouts {...loaderData.balances} />
      </>
    );
  }
  const { statement, closing } = loaderData;
  return (
    <>
      <DashboardHeading title="Payouts" />
      <StatementView statement={statement} closing={closing} />
      {closing === undefined && (
        <Panel title="Your account" className="mt-5">
          <ActionForm intent="savePayoutAccount" label="Your account" given={statement}>
            <TextField
              label="Payout account"
              name="account"
              maxLength={120}
              hint="A mobile money number, or a bank and account number. Only you and the office read it."
            />
            <SendButton>Save</SendButton>
          </ActionForm>
        </Panel>
      )}
    </>
  );
}
