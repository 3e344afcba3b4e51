export type Breadcrumb = {
  label: string;
  /** Path and query; the page itself has none. */
  to?: string;
};

/** The way to a page, as search engines read it. */
export function buildBreadcrumbList(origin: string, trail: readonly Breadcrumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to === undefined ? {} : { item: new URL(to, origin).href }),
    })),
  };
}
