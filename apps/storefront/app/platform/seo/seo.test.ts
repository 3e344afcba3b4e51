import { identity } from '@urumuri/identity';
import { describe, expect, it } from 'vitest';
import { buildMeta, buildOrganisation } from './seo.ts';
import { serialiseForHtml } from './serialise-for-html.ts';

const origin = 'https://shop.example';

describe('buildMeta', () => {
  it('names the page before the shop', () => {
    expect(buildMeta({ origin, path: '/shop', title: 'Shop' })).toContainEqual({ title: `Shop | ${identity.name}` });
  });

  it('introduces the shop on the home page', () => {
    expect(buildMeta({ origin, path: '/' })).toContainEqual({ title: `${identity.name}: ${identity.tagline}` });
  });

  it('points to itself, query included', () => {
    expect(buildMeta({ origin, path: '/products?category=Phones&page=2' })).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: `${origin}/products?category=Phones&page=2`,
    });
  });

  it('shares an absolute picture, large enough for a card', () => {
    expect(buildMeta({ origin, path: '/', image: '/images/abc/320' })).toContainEqual({
      property: 'og:image',
      content: `${origin}/images/abc/1280`,
    });
  });

  it('asks engines not to list a page only when told so', () => {
    const robots = { name: 'robots', content: 'noindex,follow' };
    expect(buildMeta({ origin, path: '/' })).not.toContainEqual(robots);
    expect(buildMeta({ origin, path: '/', isUnlisted: true })).toContainEqual(robots);
  });
});

describe('buildOrganisation', () => {
  it('gives a contact point for every phone, the address and the social pages', () => {
    expect(buildOrganisation(origin)).toMatchObject({
      contactPoint: identity.phones.map((telephone) => ({ telephone })),
      address: { addressLocality: 'Kigali', addressCountry: 'RW' },
      sameAs: identity.socials.map((social) => social.url),
    });
  });

  it('cannot end the script element it is written into', () => {
    expect(serialiseForHtml({ name: '</script><script>alert(1)</script>' })).not.toContain('<');
  });
});
