import { lazy, memo, Suspense } from 'react';
import type { ProductRecordsProps } from './product-records.tsx';

const neverLoaded = () => new Promise<never>(() => {});

/** For search engines, which read what the server sent: the browser never needs the program that wrote it. */
const Records = import.meta.env.SSR ? (await import('./product-records.tsx')).ProductRecords : lazy(neverLoaded);

export const RecordsPart = memo(
  function RecordsPart(props: ProductRecordsProps) {
    return (
      <Suspense>
        <Records {...props} />
      </Suspense>
    );
  },
  () => true,
);
