import { readNumber, readTexts } from '@urumuri/ui/forms/read-form.ts';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { CashOfPerson } from '../features/payments/cash-of-person.tsx';
import { CashView } from '../features/payments/cash-view.tsx';
import { MoneyLinks } from '../features/payments/money-links.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import type { Route } from './+types/cash.ts';

export const clientLoader = sellerLoader(
  async (signal, { params: { personId }, url: { searchParams } }: Route.ClientLoaderArgs) => {
    const handIn = searchParams.get('handIn');
    const query = { pageNumber: searchParams.get('pageNumber') ?? '1' };
    const [cash, { seller }] = await Promise.all([
      personId
        ? sellerApi.getCashOf({ params: { personId }, query: handIn ? { handIn } : {}, signal })
        : sellerApi.getCash({ query, signal }),
      sellerApi.getSellerMe({ signal }),
    ]);
    return { ...cash, isOffice: seller.role === 'admin' };
  },
);

export const clientAction = sellerAction({
  handInCash: (data, { personId = '' }) => ({
    params: { personId },
    body: {
      ...readTexts(data, 'note'),
      payments: data.getAll('payment').map(String),
      counted: readNumber(data, 'counted') ?? Number.NaN,
    },
  }),
});

export const meta = consoleMeta('Cash');

/** Who has cash in hand, or the cash of the one the address names. */
export default function CashPage({ loaderData }: Route.ComponentProps) {
  if ('payments' in loaderData) return <CashOfPerson key={loaderData.handIn?._id} {...loaderData} />;
  return (
    <>
      <DashboardHeading title="Cash" />
      <MoneyLinks isOffice={loaderData.isOffice} />
      <CashView {...loaderData} />
    </>
  );
}
