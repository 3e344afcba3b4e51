import { formatKigaliMoment } from '@urumuri/ui/format/kigali-time.ts';

type ShownChange = {
  key: string;
  at: string;
  by: string;
  /** What happened, where it is more than fields that changed. */
  said?: string | undefined;
  fields: readonly { label: string; from: string; to: string }[];
};

/** Who changed what, from what to what. */
export function ChangeList({ changes }: { changes: readonly ShownChange[] }) {
  if (changes.length === 0) return <p className="text-slate">No changes yet.</p>;
  return (
    <ol className="flex flex-col gap-4">
      {changes.map(({ key, at, by, said, fields }) => (
        <li key={key} className="border-t border-line pt-4 first:border-0 first:pt-0">
          <p className="text-sm text-slate">
            {by}, {formatKigaliMoment(at)}
          </p>
          {said && <p className="mt-1">{said}</p>}
          <ul>
            {fields.map(({ label, from, to }) => (
              <li key={label} className="mt-1 break-words">
                <strong>{label}:</strong> <del className="text-slate">{from || 'nothing'}</del>{' '}
                <span aria-hidden="true">→</span> <ins className="no-underline">{to || 'nothing'}</ins>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
