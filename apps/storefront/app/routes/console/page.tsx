import { data } from 'react-router';
import { PageEditor } from '../../console/office/page-editor.tsx';
import { ConsoleError } from '../../console/shell/console-error.tsx';
import { buildConsoleMeta } from '../../console/shell/console-meta.ts';
import { sellerApi } from '../../console/shell/seller-api.ts';
import { asSeller } from '../../console/shell/seller-only.ts';
import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import type { Route } from './+types/page.ts';
import '../../styles/markdown.css';

const NOT_FOUND = 404;

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const { pages } = await asSeller(request, () => sellerApi.getEditedPages({ signal: request.signal }));
  const page = pages.find((one) => one.page === params.page);
  if (!page) throw data(null, { status: NOT_FOUND });
  return page;
}

/** What is typed is not replaced by what somebody else has saved. */
export function shouldRevalidate({
  currentParams,
  nextParams,
}: {
  currentParams: object;
  nextParams: object;
}): boolean {
  return JSON.stringify(currentParams) !== JSON.stringify(nextParams);
}

export function meta() {
  return buildConsoleMeta('Edit a page');
}

export default function SellerPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title={page.title} />
      <PageEditor key={page.page} page={page} />
    </>
  );
}

export { ConsoleError as ErrorBoundary };
