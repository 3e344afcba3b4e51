import { EMPTY_CELL, type ImportedRow, type ImportVerdict } from '@urumuri/contract';
import { Badge, type BadgeTone } from '@urumuri/ui/parts/badge.tsx';
import { verdictWords } from './import-words.ts';

const tones: Record<ImportVerdict, BadgeTone> = {
  refused: 'danger',
  new: 'success',
  changed: 'waiting',
  same: 'neutral',
};

/** What each row of the file would do, or why it cannot. */
export function ImportRows({ rows }: { rows: readonly ImportedRow[] }) {
  if (rows.length === 0) return <p className="py-6 text-slate">No rows here.</p>;
  return (
    <ul className="flex flex-col gap-2.5">
      {rows.map(({ row, name, verdict, faults, changes, pictureFaults, pictureFiles }) => (
        <li key={row} className="rounded-card border border-line p-3 md:p-4">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
            <h3 className="line-clamp-2 min-w-0 flex-1 text-base">{name || 'No name'}</h3>
            <span className="flex items-center gap-2">
              <span className="text-sm text-slate tabular-nums">Row {row}</span>
              <Badge tone={tones[verdict]}>{verdictWords[verdict]}</Badge>
            </span>
          </div>
          {faults.length + changes.length + pictureFaults.length + pictureFiles.length > 0 && (
            <dl className="mt-2 flex flex-col gap-1.5 text-sm">
              {faults.map(({ column, value, reason, proposal }, place) => (
                <div key={place} className="break-words">
                  <dt className="inline font-semibold">{column || 'Row'}: </dt>
                  <dd className="inline">
                    {value !== '' && <q className="text-slate">{value}</q>} {reason}
                    {proposal !== undefined && (
                      <span className="mt-0.5 block">
                        Suggestion: <strong>{proposal === EMPTY_CELL ? 'leave it empty' : proposal}</strong>
                      </span>
                    )}
                  </dd>
                </div>
              ))}
              {pictureFaults.map(({ address, reason, isGivenUp }) => (
                <div key={address} className="break-words">
                  <dt className="inline font-semibold">Picture: </dt>
                  <dd className="inline">
                    <q className="break-all text-slate">{address}</q> {reason}{' '}
                    {isGivenUp ? 'Add it on the product’s own page.' : 'We will try again.'}
                  </dd>
                </div>
              ))}
              {pictureFiles.length > 0 && (
                <div className="break-words">
                  <dt className="inline font-semibold">From the zip: </dt>
                  <dd className="inline">{pictureFiles.join(', ')}</dd>
                </div>
              )}
              {changes.map(({ field, before, after }) => (
                <div key={field} className="break-words">
                  <dt className="inline font-semibold">{field}: </dt>
                  <dd className="inline">
                    <del className="text-slate">{before || 'nothing'}</del> →{' '}
                    <ins className="no-underline">{after || 'nothing'}</ins>
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}
