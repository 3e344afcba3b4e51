import { useIsFromServer } from '../../../ui/use-hydrated.ts';
import { type ProductRecordsProps, writeProductRecords } from './product-seo.ts';

/** Only the server writes them, and the build leaves the code out of the browser's files. */
const write = import.meta.env.SSR ? writeProductRecords : () => '';

/** For search engines, which read what the server sent. */
export function ProductRecords(props: ProductRecordsProps) {
  if (!useIsFromServer()) return null;
  return <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: write(props) }} />;
}
