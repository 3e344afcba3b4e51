import { limits } from '@urumuri/contract';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { SelectField } from '@urumuri/ui/forms/select-field.tsx';
import { readNumber, readText } from '@urumuri/ui/forms/read-form.ts';
import { StatementView } from '../features/payouts/statement-view.tsx';
import { Panel } from '../shell/panel.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import { SendButton } from '../shell/send-button.tsx';
import type { Route } from './+types/shop-payouts.ts';

export const clientLoader = sellerLoader(async (signal, { params, url: { searchParams } }: Route.ClientLoaderArgs) => {
  const closing = Number(searchParams.get('closing')) || undefined;
  const query = { ...(closing && { closing: String(closing) }), pageNumber: searchParams.get('pageNumber') ?? '1' };
  return { statement: await sellerApi.getShopStatement({ params, query, signal }), closing };
});

export const clientAction = sellerAction({
  correctBalance: (data, params) => ({
    params: { sellerId: params.sellerId ?? '' },
    body: {
      amount: (readNumber(data, 'amount') ?? 0) * (readText(data, 'way') === 'less' ? -1 : 1),
      reason: readText(data, 'reason'),
    },
  }),
});

export const meta = consoleMeta('Payouts of a shop');

const ways = [
  ['more', 'more'],
  ['less', 'less'],
] as const;

/** The account of one shop, as the office sees it. */
export default function ShopPayouts({ loaderData: { statement, closing } }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title={`Payouts of ${statement.shopName}`} />
      <p className="mb-4 text-slate">
        {statement.account === '' ? 'The shop has no payout account yet.' : `Paid to ${statement.account}`}
      </p>
      <StatementView statement={statement} closing={closing} isOffice />
      {closing === undefined && (
        <Panel title="Correct the balance" className="mt-5">
          <ActionForm intent="correctBalance" label="Correct the balance" resets>
            <div className="grid gap-4 sm:grid-cols-[auto_1fr_2fr]">
              <SelectField label="The shop gets" name="way" choices={ways} />
              <TextField label="Amount (RWF)" name="amount" inputMode="numeric" />
              <TextField label="Reason" name="reason" maxLength={limits.noteLength} hint="The shop sees it." />
            </div>
            <SendButton>Add the correction</SendButton>
          </ActionForm>
        </Panel>
      )}
    </>
  );
}
