import type { TriedSynonym } from '@urumuri/contract';
import { formatCount } from '@urumuri/ui/format/count.ts';

type Found = TriedSynonym['before'];

/** What somebody who types the word finds before and after a change that has not been made yet. */
export function TriedResult({ term, before, after }: TriedSynonym & { term: string }) {
  const isSame = before.total === after.total && before.products.join() === after.products.join();
  return (
    <div role="status" className="rounded-control bg-mist p-4 text-sm">
      <p className="font-semibold">
        {isSame ? `Nothing changes for searches for “${term}”.` : `Searches for “${term}” find`}
      </p>
      {!isSame && (
        <dl className="mt-2 grid gap-3 sm:grid-cols-2">
          <Side label="now" found={before} />
          <Side label="then" found={after} />
        </dl>
      )}
    </div>
  );
}

function Side({ label, found: { total, isNearest, products } }: { label: string; found: Found }) {
  return (
    <div className="min-w-0">
      <dt className="text-slate">{label}</dt>
      <dd>
        <p className="font-semibold">{describeTotal(total, isNearest)}</p>
        <ol className="mt-1 flex flex-col gap-1">
          {products.map((name, place) => (
            <li key={`${place} ${name}`} className="line-clamp-2 break-words">
              {name}
            </li>
          ))}
        </ol>
      </dd>
    </div>
  );
}

function describeTotal(total: number, isNearest: boolean): string {
  if (total === 0) return 'nothing';
  const products = formatCount(total, 'product');
  return isNearest ? `nothing, but ${products} that are similar` : products;
}
