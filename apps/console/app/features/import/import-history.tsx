import type { CatalogueImport } from '@urumuri/contract';
import { Link } from 'react-router';
import { formatKigaliMoment } from '@urumuri/ui/format/kigali-time.ts';
import { Badge } from '@urumuri/ui/parts/badge.tsx';
import { consoleAddresses } from '../../shell/console-addresses.ts';
import { countRows, stateWords } from './import-words.ts';

export function ImportHistory({ imports }: { imports: readonly CatalogueImport[] }) {
  if (imports.length === 0) return <p className="text-slate">No imports yet.</p>;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {imports.map(({ _id, fileName, rows, state, createdAt }) => (
        <li key={_id} className="relative flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
          <div className="min-w-0">
            <Link to={consoleAddresses.import(_id)} className="stretched font-semibold break-words hover:underline">
              {fileName}
            </Link>
            <p className="text-sm text-slate">
              {countRows(rows)}, {formatKigaliMoment(createdAt)}
            </p>
          </div>
          <Badge tone={state === 'applied' ? 'success' : 'neutral'}>{stateWords[state]}</Badge>
        </li>
      ))}
    </ul>
  );
}
