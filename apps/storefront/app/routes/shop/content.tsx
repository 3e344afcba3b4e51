import { type ContentPageName, contentPages } from '@urumuri/contract';
import { data } from 'react-router';
import { ContactCard } from '../../layout/contact-card.tsx';
import { NotFound } from '../../layout/not-found.tsx';
import { PageBanner } from '../../layout/page-banner.tsx';
import { failPage, serverApi } from '../../platform/api/server-api.ts';
import { addresses } from '../../platform/format/addresses.ts';
import { buildPersonalMeta } from '../../platform/seo/personal-meta.ts';
import { readSite } from '../../platform/site.ts';
import { buildMeta } from '../../platform/seo/seo.ts';
import { Cached } from '../../runtime/cached.tsx';
import { Markdown } from '@urumuri/ui/parts/markdown.tsx';
import type { Route } from './+types/content.ts';
import '@urumuri/ui/styles/markdown.css';

const NOT_FOUND = 404;

const isContentPage = (page: string): page is ContentPageName => contentPages.some((name) => name === page);

/** A page the office has written, named by its address; any other name is that of nothing. */
export async function loader({ context, params: { page } }: Route.LoaderArgs) {
  if (!isContentPage(page)) return data(null, { status: NOT_FOUND });
  return data(await context.get(serverApi).getContentPage({ params: { page } }).catch(failPage));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return buildPersonalMeta(matches, 'Page not found');
  const { page, title, description } = loaderData;
  return buildMeta({ title, description, site: readSite(matches), path: addresses.content(page) });
}

export default function Content({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFound />;
  const { page, title, text } = loaderData;
  return (
    <>
      <PageBanner title={title} trail={[{ label: 'Home', to: addresses.home }, { label: title }]} />
      <div className="page-width flex flex-col gap-10 py-10 md:py-16">
        {page === 'contact' && <ContactCard />}
        <Cached as="div" className="markdown" of={Markdown} props={{ text }} />
      </div>
    </>
  );
}
