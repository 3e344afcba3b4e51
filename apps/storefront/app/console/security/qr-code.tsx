import { useEffect, useState } from 'react';
import { importWithRetry } from '../../platform/offline/import-with-retry.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

type Drawing = { size: number; path: string };

/** Few set up a second step, so what draws its code is loaded when it is needed. */
async function draw(text: string): Promise<Drawing> {
  const { encode } = await importWithRetry(() => import('uqr'));
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dark.join('') };
}

export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    let isCurrent = true;
    void draw(text).then((drawn) => {
      if (isCurrent) setDrawing(drawn);
    });
    return () => {
      isCurrent = false;
    };
  }, [text]);
  if (!drawing) return <Skeleton className="size-52 rounded-card" />;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-card border border-line bg-white text-black"
    >
      <path d={drawing.path} fill="currentColor" />
    </svg>
  );
}
