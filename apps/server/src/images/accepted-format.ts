import { LRUCache } from 'lru-cache';
import type { RenditionFormat } from './rendition-format.ts';

const formatsByAccept = new LRUCache<string, RenditionFormat>({ max: 256 });

function namesType(accept: string, type: string): boolean {
  return accept.split(',').some((range) => {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

function chooseUncached(accept: string): RenditionFormat {
  // Every client that decodes AVIF also decodes WebP, its stand-in while the AVIF is being made.
  if (namesType(accept, 'image/avif')) return 'avif';
  if (namesType(accept, 'image/webp')) return 'webp';
  // `*/*` alone says nothing: link previews and old clients send it and may not show WebP.
  return 'jpeg';
}

/** The best format this client names; browsers send a handful of headers, so answers are remembered. */
export function chooseFormat(accept = ''): RenditionFormat {
  const known = formatsByAccept.get(accept);
  if (known) return known;
  const format = chooseUncached(accept);
  formatsByAccept.set(accept, format);
  return format;
}
