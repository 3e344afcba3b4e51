import { Form, useSearchParams } from 'react-router';
import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import { CustomerRows } from '../../console/office/customer-rows.tsx';
import { ConsoleError } from '../../console/shell/console-error.tsx';
import { buildConsoleMeta } from '../../console/shell/console-meta.ts';
import { sellerApi } from '../../console/shell/seller-api.ts';
import { asSeller } from '../../console/shell/seller-only.ts';
import { Button } from '../../ui/button.tsx';
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
      <Form role="search" className="mb-4 flex gap-2">
        <input
          type="search"
          name="search"
          aria-label="Find a customer"
          placeholder="Email, phone or name"
          defaultValue={search}
          className="h-12 min-w-0 flex-1 rounded-control border border-edge bg-white px-3"
        />
        <Button type="submit" look="secondary" className="px-4">
          Find
        </Button>
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
