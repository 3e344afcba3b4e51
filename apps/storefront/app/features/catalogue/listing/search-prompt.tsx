import { CategoryLinks } from './category-links.tsx';

/** For a search that asks for nothing: the shop by its categories. */
export function SearchPrompt() {
  return (
    <section aria-labelledby="search-prompt" className="page-width pt-8 pb-16 md:pb-20">
      <h2 id="search-prompt" className="text-xl">
        What are you looking for?
      </h2>
      <p className="mt-2 mb-6 text-slate">
        Type a product, a brand or a model in the search box above, or start from a category.
      </p>
      <CategoryLinks />
    </section>
  );
}
