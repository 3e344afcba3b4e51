import { useState } from 'react';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { type ProductRecordsProps, writeProductRecords } from './product-seo.ts';

/** Only the server writes them, and the build leaves the code out of the browser's files. */
const write = import.meta.env.SSR ? writeProductRecords : () => '';

/**
 * For search engines, which read what the server sent. Not lazy: a suspended boundary that never loads would
 * hold back every update of the page around it.
 */
export function ProductRecords(props: ProductRecordsProps) {
  const isHydrated = useHydrated();
  const [isFromServer] = useState(!isHydrated);
  if (!isFromServer) return null;
  return <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: write(props) }} />;
}
