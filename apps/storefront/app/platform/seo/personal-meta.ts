import { identity } from '@urumuri/identity';
import type { MetaDescriptor } from 'react-router';

/** The head of a page that belongs to one person: search engines stay out. */
export function buildPersonalMeta(title: string, description?: string): MetaDescriptor[] {
  return [
    { title: `${title} | ${identity.name}` },
    ...(description ? [{ name: 'description', content: description }] : []),
    { name: 'robots', content: 'noindex' },
  ];
}
