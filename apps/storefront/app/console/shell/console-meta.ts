import { buildPersonalMeta } from '../../platform/seo/personal-meta.ts';

export function buildConsoleMeta(title: string) {
  return buildPersonalMeta(`${title} · Sellers`);
}

/** Read by the root: the console brings a frame of its own. */
export const consoleHandle = { frame: 'own' } as const;
