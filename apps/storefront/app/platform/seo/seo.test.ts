import { firstIdentity } from '@urumuri/identity';
import { describe, expect, it } from 'vitest';
import { buildMeta, buildOrganisation } from './seo.ts';
import { serialiseForHtml } from './serialise-for-html.ts';

const origin = 'https://shop.example';
const site = { origin, identity: firstIdentity };

describe('buildMeta', () => {
  it('names the page before the shop', () => {
    expect(buildMeta({ site, path: '/shop', title: 'Shop' })).toContainEqual({ title: `Shop | ${firstIdentity.name}` });
  });

  it('introduces the shop on the home page', () => {
    expect(buildMeta({ site, path: '/' })).toContainEqual({ title: `${firstIdentity.name}: ${firstIdentity.tagline}` });
  });

  it('points to itself, query included', () => {
    expect(buildMeta({ site, path: '/products?category=Phones&page=2' })).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: `${origin}/products?category=Phones&page=2`,
    });
  });

  it('shares an absolute picture, large enough for a card', () => {
    expect(buildMeta({ site, path: '/', image: '/images/abc/320' })).toContainEqual({
      property: 'og:image',
      content: `${origin}/images/abc/1280`,
    });
  });

  it('asks engines not to list a page only when told so', () => {
    const robots = { name: 'robots', content: 'noindex,follow' };
    expect(buildMeta({ site, path: '/' })).not.toContainEqual(robots);
    expect(buildMeta({ site, path: '/', isUnlisted: true })).toContainEqual(robots);
  });
});

describe('buildOrganisation', () => {
  it('gives a contact point for every phone, the address and the social pages', () => {
    expect(buildOrganisation(site)).toMatchObject({
      contactPoint: firstIdentity.phones.map((telephone) => ({ telephone })),
      address: { addressLocality: 'Kigali', addressCountry: 'RW' },
      sameAs: firstIdentity.socials.map((social) => social.url),
    });
  });

  it('cannot end the script element it is written into', () => {
    expect(serialiseForHtml({ name: '</script><script>alert(1)</script>' })).not.toContain('<');
  });
});
