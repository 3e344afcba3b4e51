import type { ContentPageName } from '@urumuri/contract';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '../../paths.ts';

/** A title, a sentence for search engines, and the text, with an empty line between them. */
function readPage(page: ContentPageName) {
  const [title = '', description = '', ...text] = readFileSync(path.join(paths.firstPages, `${page}.md`), 'utf8')
    .trimEnd()
    .split('\n\n');
  return { title: title.replace('# ', ''), description, text: text.join('\n\n') };
}

/** What a new shop's pages say. They promise what the shop does, and its office reads them before it opens. */
export const firstPages = {
  help: readPage('help'),
  delivery: readPage('delivery'),
  returns: readPage('returns'),
  warranty: readPage('warranty'),
  terms: readPage('terms'),
  privacy: readPage('privacy'),
  contact: readPage('contact'),
} satisfies Record<ContentPageName, object>;
