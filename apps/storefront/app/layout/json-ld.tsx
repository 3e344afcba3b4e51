import { serialiseForHtml } from '../platform/seo/serialise-for-html.ts';
import { useIsFromServer } from '../ui/use-hydrated.ts';

/**
 * A record for search engines. They read the page the server sent, so a page reached inside the browser
 * goes without: scripts made there would be refused by the page's own security policy.
 */
export function JsonLd({ record }: { record: object }) {
  if (!useIsFromServer()) return null;
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: serialiseForHtml(record) }}
    />
  );
}
