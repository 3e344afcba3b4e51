import { lazy, memo, Suspense } from 'react';

const neverLoaded = () => new Promise<never>(() => {});

/** For search engines, which read what the server sent: the browser never needs the program that wrote it. */
const Records = import.meta.env.SSR ? (await import('./product-records.tsx')).ProductRecords : lazy(neverLoaded);

type RecordsProps = Parameters<typeof import('./product-records.tsx').ProductRecords>[0];

export const RecordsPart = memo(
  function RecordsPart(props: RecordsProps) {
    return (
      <Suspense>
        <Records {...props} />
      </Suspense>
    );
  },
  () => true,
);
