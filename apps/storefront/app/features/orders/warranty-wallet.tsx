import type { Warranty } from '@urumuri/contract';
import { lazy, Suspense, useId, useState } from 'react';
import { addresses } from '../../platform/format/addresses.ts';
import { formatKigaliDay } from '@urumuri/ui/format/kigali-time.ts';
import { importWithRetry } from '@urumuri/ui/offline/import-with-retry.ts';
import { Badge } from '@urumuri/ui/parts/badge.tsx';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { ClaimSteps } from '@urumuri/ui/parts/claim-steps.tsx';
import { claimWords } from '@urumuri/ui/parts/claim-words.ts';
import { Link } from 'react-router';
import { Skeleton } from '@urumuri/ui/parts/skeleton.tsx';
import { OwnPictures } from './own-pictures.tsx';

const ClaimForm = lazy(() => importWithRetry(() => import('./claim-form.tsx')));

/** How long the shops answer for what was handed over, unit by unit. */
export function WarrantyWallet({ warranties }: { warranties: readonly Warranty[] }) {
  const id = useId();
  const given = warranties.filter(({ state }) => state !== 'none');
  const without = new Set(warranties.filter(({ state }) => state === 'none').map(({ name }) => name));
  if (warranties.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="mb-4 text-lg">
        Warranty
      </h2>
      <ul className="grid items-start gap-4 lg:grid-cols-2">
        {given.map((warranty) => (
          <li key={warranty._id} className="rounded-card border border-line p-4">
            <Card warranty={warranty} />
          </li>
        ))}
      </ul>
      {without.size > 0 && <p className="mt-3 text-sm text-slate">Without warranty: {[...without].join(', ')}</p>}
    </section>
  );
}

function describeEnd({ state, endsOn = '' }: Warranty): string {
  if (state === 'returned') return 'Returned to the shop: no warranty any more';
  return `${state === 'ended' ? 'Warranty ended on' : 'Warranty until'} ${formatKigaliDay(endsOn)}`;
}

function Card({ warranty }: { warranty: Warranty }) {
  const { name, shopName, serial, code, claim, canClaim } = warranty;
  return (
    <>
      <h3 className="text-base">{name}</h3>
      <p className="text-sm text-slate">{shopName}</p>
      <p className="mt-1">
        {describeEnd(warranty)}
        {serial && (
          <>
            , serial <span className="whitespace-nowrap">{serial}</span>
          </>
        )}
      </p>
      <Link
        to={addresses.verify(code)}
        className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
      >
        Certificate {code}
      </Link>
      {claim && (
        <div className="mt-2 flex flex-col items-start gap-2 rounded-control bg-mist px-3 py-3 text-sm">
          <Badge tone={claimWords[claim.state].tone}>{claimWords[claim.state].label}</Badge>
          <p className="max-w-full break-words">{claim.problem}</p>
          <OwnPictures pictures={claim.pictures} />
          <ClaimSteps steps={claim.steps} nameOf={({ by }) => (by === 'office' ? 'Our office' : shopName)} />
        </div>
      )}
      {canClaim && <Claiming warranty={warranty} />}
    </>
  );
}

/** One tap opens it; the shop needs to know what is wrong. */
function Claiming({ warranty: { _id: warrantyId, name } }: { warranty: Warranty }) {
  const [isClaiming, setClaiming] = useState(false);
  if (isClaiming) {
    return (
      <Suspense fallback={<Skeleton className="mt-3 h-72 rounded-control" />}>
        <ClaimForm warrantyId={warrantyId} name={name} onClose={() => setClaiming(false)} />
      </Suspense>
    );
  }
  return (
    <Button look="secondary" className="mt-2 print:hidden" onClick={() => setClaiming(true)}>
      Claim warranty<span className="sr-only"> of {name}</span>
    </Button>
  );
}
