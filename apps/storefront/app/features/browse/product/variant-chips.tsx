import { Link } from 'react-router';
import { addresses } from '../../../platform/format/addresses.ts';
import { classNames } from '@urumuri/ui/parts/class-names.ts';
import type { VariantGroup } from './variants.ts';

/** The other sizes, colours and the like, each on a page of its own. */
export function VariantChips({ groups }: { groups: readonly VariantGroup[] }) {
  return groups.map(({ label, choices }) => (
    <nav key={label} aria-label={label}>
      <p className="text-sm">
        <span className="text-slate">{label}:</span>{' '}
        <strong>{choices.find(({ isChosen }) => isChosen)?.value ?? 'choose'}</strong>
      </p>
      <ul className="mt-1.5 flex flex-wrap gap-2">
        {choices.map(({ value, slug, isChosen, isSoldOut }) => (
          <li key={value}>
            <Link
              to={addresses.product(slug)}
              replace
              preventScrollReset
              aria-current={isChosen ? 'true' : undefined}
              className={classNames(
                'flex min-h-11 min-w-11 items-center justify-center rounded-control border px-3 text-sm font-semibold',
                isChosen ? 'border-ink bg-ink text-white' : 'border-edge hover:bg-mist',
                isSoldOut && !isChosen && 'border-dashed text-slate line-through',
              )}
            >
              {value}
              {isSoldOut && <span className="sr-only">, sold out</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  ));
}
