import type { ContentPageName } from '@urumuri/contract';
import { ContactCard } from '../../layout/contact-card.tsx';
import { PageBanner } from '../../layout/page-banner.tsx';
import { failPage, serverApi } from '../../platform/api/server-api.ts';
import { addresses } from '../../platform/format/addresses.ts';
import { pageOrigin } from '../../platform/seo/page-origin.ts';
import { buildMeta } from '../../platform/seo/seo.ts';
import { Cached } from '../../ui/cached.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import type { Route } from './+types/content.ts';
import '../../styles/markdown.css';

/** A page the office has written, named by its address. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = url.pathname.replaceAll('/', '') as ContentPageName;
  return context.get(serverApi).getContentPage({ params: { page } }).catch(failPage);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, title, description } = loaderData;
  return buildMeta({ title, description, origin: pageOrigin(matches), path: addresses.content(page) });
}

export default function Content({ loaderData: { page, title, text } }: Route.ComponentProps) {
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
