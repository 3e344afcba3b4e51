import { limits, type Warranty } from '@urumuri/contract';
import { type FormEvent, useId } from 'react';
import { api } from '../../platform/api/api.ts';
import { addresses } from '../../platform/format/addresses.ts';
import { formatKigaliDay } from '../../platform/format/kigali-time.ts';
import { useTask } from '../../platform/session/use-task.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { claimWords } from '../../ui/claim-words.ts';
import { controlStyle, Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';

/** How long the shops answer for what was handed over, unit by unit. */
export function WarrantyWallet({ warranties }: { warranties: readonly Warranty[] }) {
  const id = useId();
  const given = warranties.filter(({ endsOn }) => endsOn !== undefined);
  const without = new Set(warranties.filter(({ endsOn }) => endsOn === undefined).map(({ name }) => name));
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

function Card({ warranty }: { warranty: Warranty }) {
  const { name, shopName, endsOn = '', state, serial, code, claim, canClaim } = warranty;
  const end = `${state === 'ended' ? 'Warranty ended on' : 'Warranty until'} ${formatKigaliDay(endsOn)}`;
  return (
    <>
      <h3 className="text-base">{name}</h3>
      <p className="text-sm text-slate">{shopName}</p>
      <p className="mt-1">
        {end}
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
        <div className="mt-2 rounded-control bg-mist px-3 py-2 text-sm">
          <Badge tone={claimWords[claim.state].tone}>{claimWords[claim.state].label}</Badge>
          <p className="mt-1 break-words">{claim.problem}</p>
          {claim.answer && <p className="mt-1 font-medium break-words">The shop: {claim.answer}</p>}
        </div>
      )}
      {canClaim && <ClaimForm warranty={warranty} />}
    </>
  );
}

/** One tap opens it; the shop needs to know what is wrong. */
function ClaimForm({ warranty: { _id: warrantyId, name } }: { warranty: Warranty }) {
  const id = useId();
  const { run, isBusy } = useTask();
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const problem = new FormData(event.currentTarget).get('problem') as string;
    await run(() => api.claimWarranty({ params: { warrantyId }, body: { problem } }));
  };
  return (
    <details className="mt-2 print:hidden">
      <summary className="inline-flex min-h-11 items-center rounded-control border border-edge px-4 font-semibold hover:border-ink">
        Claim warranty<span className="sr-only"> of {name}</span>
      </summary>
      <form className="mt-3 flex flex-col gap-3" onSubmit={(event) => void send(event)}>
        <Field id={id} label="What is wrong?" className={undefined}>
          <textarea
            id={id}
            name="problem"
            rows={3}
            required
            maxLength={limits.claimLength}
            className={controlStyle(undefined, 'px-3 py-2.5')}
          />
        </Field>
        <Button type="submit" disabled={isBusy} className="self-start">
          Send the claim
        </Button>
      </form>
    </details>
  );
}
