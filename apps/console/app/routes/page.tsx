import { contentPages } from '@urumuri/contract';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { PageEditor } from '../features/office/page-editor.tsx';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import { sellerApi } from '../shell/seller-api.ts';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { readTexts } from '@urumuri/ui/forms/read-form.ts';
import type { Route } from './+types/page.ts';
import '@urumuri/ui/styles/markdown.css';

const NOT_FOUND = 404;

export const clientLoader = sellerLoader(async (signal, { params }: Route.ClientLoaderArgs) => {
  const { pages } = await sellerApi.getEditedPages({ signal });
  const page = pages.find((one) => one.page === params.page);
  if (!page) throw data(null, { status: NOT_FOUND });
  return page;
});

/** What is typed is not replaced by what somebody else has saved. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return currentParams.page !== nextParams.page;
}

export const clientAction = sellerAction({
  saveContentPage: (sent, { page }) => ({
    params: { page: contentPages.find((known) => known === page) ?? 'help' },
    body: { ...readTexts(sent, 'title', 'description', 'text'), version: Number(sent.get('version')) },
  }),
});

export const meta = consoleMeta('Edit a page');

export default function SellerPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title={page.title} />
      <PageEditor key={page.page} page={page} />
    </>
  );
}
