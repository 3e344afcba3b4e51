/** The pages the office writes, each at the address of its name. */
export const contentPages = ['help', 'delivery', 'returns', 'warranty', 'terms', 'privacy', 'contact'] as const;
export type ContentPageName = (typeof contentPages)[number];
