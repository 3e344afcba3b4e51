import { useEffect, useState } from 'react';
import { importWithRetry } from '../offline/import-with-retry.ts';
import { classNames } from './class-names.ts';
import { Skeleton } from './skeleton.tsx';

type Drawing = { size: number; path: string };

/** Few pages show a code, so what draws it is loaded when it is needed. */
async function draw(text: string): Promise<Drawing> {
  const { encode } = await importWithRetry(() => import('uqr'));
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dark.join('') };
}

export function QrCode({ text, label, className }: { text: string; label: string; className: string }) {
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
  if (!drawing) return <Skeleton className={className} />;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      shapeRendering="crispEdges"
      className={classNames('bg-white text-black', className)}
    >
      <path d={drawing.path} fill="currentColor" />
    </svg>
  );
}
