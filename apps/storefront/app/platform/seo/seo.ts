import type { MetaDescriptor } from 'react-router';
import { pictureAtWidth } from '@urumuri/ui/format/picture.ts';
import type { Site } from '../site.ts';

type PageDescription = {
  /** Without the shop's name, which is added. Absent on the home page. */
  title?: string;
  description?: string;
  site: Site;
  /** Path and query that stand for this page. */
  path: string;
  image?: string | undefined;
  type?: 'website' | 'product' | 'article';
  /** For pages search engines should follow but not list. */
  isUnlisted?: boolean;
};

const SHARE_PICTURE_WIDTH = 1280;

/** Title, description, canonical address and share card of one page. */
export function buildMeta(page: PageDescription): MetaDescriptor[] {
  const { origin, identity } = page.site;
  const title = page.title ? `${page.title} | ${identity.name}` : `${identity.name}: ${identity.tagline}`;
  const description = page.description ?? identity.description;
  const url = new URL(page.path, origin).href;
  const meta: MetaDescriptor[] = [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:site_name', content: identity.name },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: page.title ?? title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
  ];
  if (page.image) {
    const image = new URL(pictureAtWidth(page.image, SHARE_PICTURE_WIDTH), origin).href;
    meta.push({ property: 'og:image', content: image }, { name: 'twitter:card', content: 'summary_large_image' });
  }
  if (page.isUnlisted) meta.push({ name: 'robots', content: 'noindex,follow' });
  return meta;
}

/** The shop itself, as search engines read it. */
export function buildOrganisation({ origin, identity }: Site): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    '@id': `${origin}/#shop`,
    name: identity.name,
    description: identity.description,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    email: identity.email,
    contactPoint: identity.phones.map((telephone) => ({
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone,
      email: identity.email,
    })),
    address: {
      '@type': 'PostalAddress',
      streetAddress: identity.address.street,
      addressLocality: identity.address.city,
      addressCountry: 'RW',
    },
    sameAs: identity.socials.map((social) => social.url),
  };
}
