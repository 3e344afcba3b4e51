import { limits } from '@urumuri/contract';
import { Form, useSearchParams } from 'react-router';
import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import { CustomerRows } from '../../console/office/customer-rows.tsx';
import { ConsoleError } from '../../console/shell/console-error.tsx';
import { buildConsoleMeta } from '../../console/shell/console-meta.ts';
import { FindField } from '../../console/shell/find-field.tsx';
import { sellerApi } from '../../console/shell/seller-api.ts';
import { asSeller } from '../../console/shell/seller-only.ts';
import { Notice } from '../../ui/notice.tsx';
import type { Route } from './+types/customers.ts';

export function clientLoader({ request, url: { searchParams } }: Route.ClientLoaderArgs) {
  const query = { search: searchParams.get('search') ?? '' };
  return asSeller(request, () => sellerApi.getCustomers({ query, signal: request.signal }));
}

export function meta() {
  return buildConsoleMeta('Customers');
}

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

export { ConsoleError as ErrorBoundary };
