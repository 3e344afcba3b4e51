import { limits, type Suggestion } from '@urumuri/contract';
import type { Database } from '../../db/client.ts';
import * as repository from './catalogue.repository.ts';
import { matchGeneralTerms, shuffleForDay } from './catalogue.rules.ts';

/** Three pages of eight for every panel of the home page. */
const panelSize = 24;
const mixedPerCategory = 3;

export type CatalogueDeps = { database: Database; now(): Date };

export type CatalogueService = ReturnType<typeof createCatalogueService>;

export function createCatalogueService({ database: { db }, now }: CatalogueDeps) {
  return {
    listBanners: () => repository.listBanners(db),
    listCategories: () => repository.listCategories(db),
    listBrandNames: () => repository.listBrandNames(db),

    /** The four lists of the home page. */
    async listHomeProducts() {
      const [mixed, latest, bestSellers, discounted] = await Promise.all([
        repository.listMixed(db, mixedPerCategory),
        repository.listNewest(db, panelSize),
        repository.listBestSellers(db, panelSize),
        repository.listDiscounted(db, panelSize),
      ]);
      const today = now().toISOString().slice(0, 10);
      return { featured: shuffleForDay(mixed, today).slice(0, panelSize), latest, bestSellers, discounted };
    },

    /** Categories first, then products, then general words: what the shop has before what it might. */
    async suggest(text: string): Promise<Suggestion[]> {
      if (text.length < limits.suggestionMinLength) return [];
      const [categoryNames, products] = await Promise.all([
        repository.listCategoryNamesLike(db, text, limits.suggestions),
        repository.listProductNamesLike(db, text, limits.suggestions),
      ]);
      const suggestions: Suggestion[] = [
        ...categoryNames.map((name) => ({
          kind: 'Category' as const,
          text: name,
          href: `/products?category=${encodeURIComponent(name)}`,
        })),
        ...products.map(({ name, slug }) => ({
          kind: 'Product' as const,
          text: name,
          slug,
          href: `/product/details/${slug}`,
        })),
        ...matchGeneralTerms(text).map((term) => ({ kind: 'Product' as const, text: term })),
      ];
      return suggestions.slice(0, limits.suggestions);
    },
  };
}
