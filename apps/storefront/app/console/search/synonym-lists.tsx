import type { OwnSynonym, ShippedThing, SynonymProposal, TriedSynonym } from '@urumuri/contract';
import { isApiError } from '@urumuri/contract';
import { useState } from 'react';
import { toast } from '../../platform/toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Collapsible } from '../shell/collapsible.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { useSellerTask } from '../shell/use-seller-task.ts';
import { TriedResult } from './tried-result.tsx';

const list = 'flex flex-col divide-y divide-line';
const row = 'flex flex-wrap items-center gap-x-3 gap-y-2 py-3';

function Pair({ term, meaning }: { term: string; meaning: string }) {
  return (
    <span className="min-w-0 break-words">
      <strong>{term}</strong> <span className="text-slate">means</span> <strong>{meaning}</strong>
    </span>
  );
}

/** What visitors searched for after they had found nothing, to be taken over or not. */
export function Proposals({ proposals }: { proposals: readonly SynonymProposal[] }) {
  const { run, isBusy } = useSellerTask();
  if (proposals.length === 0) {
    return (
      <p className="text-slate">
        Nothing to propose yet. When several visitors find nothing, search again and open a product, both words stand
        here.
      </p>
    );
  }
  return (
    <ul className={list}>
      {proposals.map(({ turns, ...body }) => (
        <li key={`${body.term} ${body.meaning}`} className={row}>
          <p className="min-w-0 flex-1 basis-48">
            <Pair {...body} />
            <span className="block text-sm text-slate">
              {`${turns} times “${body.meaning}” after nothing was found for “${body.term}”`}
            </span>
          </p>
          <BusyButton
            isBusy={isBusy}
            className="px-4"
            onClick={() => void run(() => sellerApi.createSynonym({ body }))}
          >
            Add<span className="sr-only"> {`${body.term} means ${body.meaning}`}</span>
          </BusyButton>
          <BusyButton
            look="secondary"
            isBusy={isBusy}
            className="px-4"
            onClick={() => void run(() => sellerApi.dismissProposal({ body }))}
          >
            Dismiss<span className="sr-only"> {`${body.term} means ${body.meaning}`}</span>
          </BusyButton>
        </li>
      ))}
    </ul>
  );
}

/** The shop's own synonyms. */
export function OwnSynonyms({ synonyms }: { synonyms: readonly OwnSynonym[] }) {
  const { run, isBusy } = useSellerTask();
  if (synonyms.length === 0) return <p className="text-slate">None here.</p>;
  return (
    <ul className={list}>
      {synonyms.map(({ _id, term, meaning, isOff }) => (
        <li key={_id} className={row}>
          <p className="flex min-w-0 flex-1 basis-48 flex-wrap items-center gap-2">
            <Pair term={term} meaning={meaning} />
            {isOff && <Badge>Off</Badge>}
          </p>
          <BusyButton
            look="secondary"
            isBusy={isBusy}
            className="px-4"
            onClick={() => void run(() => sellerApi.switchSynonym({ body: { term, meaning, isOff: !isOff } }))}
          >
            {isOff ? 'Switch on' : 'Switch off'}
            <span className="sr-only"> {`${term} means ${meaning}`}</span>
          </BusyButton>
          <BusyButton
            look="quiet"
            isBusy={isBusy}
            className="px-4 text-danger!"
            onClick={() => void run(() => sellerApi.deleteSynonym({ params: { synonymId: _id } }))}
          >
            Delete<span className="sr-only"> {`${term} means ${meaning}`}</span>
          </BusyButton>
        </li>
      ))}
    </ul>
  );
}

/** Things with the names every shop knows them by. */
export function ShippedThings({ things }: { things: readonly ShippedThing[] }) {
  return (
    <div className="flex flex-col gap-2.5">
      {things.map((thing) => (
        <Collapsible key={thing.names[0]?.name} title={titleOf(thing)}>
          <Names thing={thing} />
        </Collapsible>
      ))}
    </div>
  );
}

const shownNames = 3;

function titleOf({ names }: ShippedThing): string {
  const off = names.filter(({ isOff }) => isOff).length;
  const first = names.slice(0, shownNames).map(({ name }) => name);
  const more = names.length - first.length;
  return `${first.join(', ')}${more > 0 ? ` and ${more} more` : ''}${off > 0 ? ` · ${off} off` : ''}`;
}

type Name = ShippedThing['names'][number];

function Names({ thing: { names, means } }: { thing: ShippedThing }) {
  const { run, isBusy } = useSellerTask();
  const [tried, setTried] = useState<TriedSynonym & { term: string }>();
  const bodyOf = ({ name, meaning, isOff }: Name) => ({ term: name, meaning, isOff: !isOff });

  async function tryOut(name: Name): Promise<void> {
    try {
      setTried({ ...(await sellerApi.trySynonym({ body: bodyOf(name) })), term: name.name });
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(error.message);
    }
  }

  return (
    <div className="flex flex-col gap-3">
      {tried && <TriedResult {...tried} />}
      <ul className={list}>
        {names.map((name) => (
          <li key={name.name} className="flex flex-wrap items-center gap-x-2 py-1">
            <span className="flex min-w-0 flex-1 basis-32 flex-wrap items-center gap-2 break-words">
              {name.name} {name.isOff && <Badge>Off</Badge>}
            </span>
            <Button look="quiet" className="px-3 text-sm" onClick={() => void tryOut(name)}>
              Try<span className="sr-only"> {`${name.name} ${name.isOff ? 'on' : 'off'}`}</span>
            </Button>
            <BusyButton
              look="quiet"
              isBusy={isBusy}
              className="px-3 text-sm underline"
              onClick={() => void run(() => sellerApi.switchSynonym({ body: bodyOf(name) }))}
            >
              {name.isOff ? 'Switch on' : 'Switch off'}
              <span className="sr-only"> {name.name}</span>
            </BusyButton>
          </li>
        ))}
      </ul>
      {means.length > 0 && <p className="text-sm text-slate">All of these may also mean {means.join(', ')}.</p>}
    </div>
  );
}
