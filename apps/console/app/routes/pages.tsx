import { Link } from 'react-router';
import { consoleAddresses } from '../shell/console-addresses.ts';
import { consoleMeta, sellerLoader } from '../shell/seller-route.ts';
import { sellerApi } from '../shell/seller-api.ts';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { formatKigaliMoment } from '@urumuri/ui/format/kigali-time.ts';
import type { Route } from './+types/pages.ts';

export const clientLoader = sellerLoader((signal) => sellerApi.getEditedPages({ signal }));

export const meta = consoleMeta('Pages');

export default function SellerPages({ loaderData: { pages } }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="Pages" />
      <p className="mb-4 max-w-3xl text-slate">
        What visitors read about delivery, returns and so on, linked at the bottom of every page. Check the texts before
        you open: they are your promises to customers.
      </p>
      <ul className="flex max-w-3xl flex-col gap-3">
        {pages.map(({ page, title, lastChange }) => (
          <li key={page}>
            <Link
              to={consoleAddresses.page(page)}
              className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 rounded-card border border-line px-4 py-3 hover:border-ink"
            >
              <span className="font-semibold">{title}</span>
              <span className="text-sm text-slate">
                {lastChange
                  ? `Changed by ${lastChange.changedBy}, ${formatKigaliMoment(lastChange.changedAt)}`
                  : 'Standard text'}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
