import { limits } from '@urumuri/contract';
import { Form, useSearchParams } from 'react-router';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { CustomerRows } from '../features/office/customer-rows.tsx';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import { FindField } from '../shell/find-field.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { Notice } from '@urumuri/ui/parts/notice.tsx';
import { readTexts } from '@urumuri/ui/forms/read-form.ts';
import type { Route } from './+types/customers.ts';

export const clientLoader = sellerLoader((signal, { url: { searchParams } }: Route.ClientLoaderArgs) => {
  const query = { search: searchParams.get('search') ?? '' };
  return sellerApi.getCustomers({ query, signal });
});

export const clientAction = sellerAction({
  blockCustomer: (data) => ({ params: readTexts(data, 'customerId'), body: readTexts(data, 'reason') }),
});

export const meta = consoleMeta('Customers');

export default function SellerCustomers({ loaderData: { customers } }: Route.ComponentProps) {
  const [searchParams] = useSearchParams();
  const search = searchParams.get('search') ?? '';
  return (
    <>
      <DashboardHeading title="Customers" />
      <Form role="search" className="mb-4">
        <FindField label="Find a customer" placeholder="Email, phone or name" maxLength={limits.emailLength} />
      </Form>
      {search === '' && customers.length > 0 && <p className="mb-3 text-slate">Blocked now:</p>}
      {customers.length > 0 ? (
        <CustomerRows key={search} customers={customers} />
      ) : (
        <Notice
          text={
            search === ''
              ? 'Nobody is blocked. Find a customer to block.'
              : 'No customer has this e-mail, phone or name.'
          }
        />
      )}
    </>
  );
}
