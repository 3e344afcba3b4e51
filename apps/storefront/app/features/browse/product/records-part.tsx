import { useState } from 'react';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import type { ProductRecordsProps } from './product-records.ts';

/** The browser never needs the program that writes them: it leaves what the server wrote as it is. */
const writeRecords = import.meta.env.SSR ? (await import('./product-records.ts')).writeRecords : () => '';

/**
 * For search engines, which read what the server sent. Not a suspended part: one that never wakes would keep
 * back whatever is loaded anew for the page around it.
 */
export function RecordsPart(props: ProductRecordsProps) {
  const isHydrated = useHydrated();
  const [isFromServer] = useState(!isHydrated);
  if (!isFromServer) return null;
  return <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: writeRecords(props) }} />;
}
