import type { CallOutput } from '@urumuri/contract';
import { useId } from 'react';
import { useRefresh } from '../../shell/use-refresh.ts';

const everyMs = 2000;

/** How many of the pictures that the file names are here already; the drawing of the category stands for the others. */
export function PictureProgress({ pictures: { total, done, failed } }: Pick<CallOutput<'getImport'>, 'pictures'>) {
  const id = useId();
  const waiting = total - done - failed;
  useRefresh(everyMs);
  return (
    <div className="flex max-w-xl flex-col gap-2">
      <p id={id} role="status">
        {done} of {total} pictures downloaded{failed > 0 && `, ${failed} failed`}
        {waiting > 0 && `, ${waiting} waiting`}.
      </p>
      {waiting > 0 && (
        <progress aria-labelledby={id} value={done + failed} max={total} className="h-3 w-full accent-ink" />
      )}
      {failed > 0 && <p className="text-sm text-slate">The rows below show which, and why.</p>}
    </div>
  );
}
