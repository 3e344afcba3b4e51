import type { OwnSynonym, ShippedThing, SynonymProposal } from '@urumuri/contract';
import { useState } from 'react';
import { ActionButton } from '@urumuri/ui/forms/action-button.tsx';
import { useAction } from '@urumuri/ui/forms/use-action.ts';
import { Badge } from '@urumuri/ui/parts/badge.tsx';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { Collapsible } from '../../shell/collapsible.tsx';
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
  if (proposals.length === 0) {
    return (
      <p className="text-slate">
        No suggestions yet. When several visitors find nothing, search again and open a product, both words appear here.
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
              {`${turns} times: nothing found for “${body.term}”, then searched for “${body.meaning}”`}
            </span>
          </p>
          <ActionButton intent="createSynonym" input={{ body }} className="px-4">
            Add<span className="sr-only"> {`${body.term} means ${body.meaning}`}</span>
          </ActionButton>
          <ActionButton intent="dismissProposal" input={{ body }} look="secondary" className="px-4">
            Dismiss<span className="sr-only"> {`${body.term} means ${body.meaning}`}</span>
          </ActionButton>
        </li>
      ))}
    </ul>
  );
}

/** The shop's own synonyms. */
export function OwnSynonyms({ synonyms }: { synonyms: readonly OwnSynonym[] }) {
  if (synonyms.length === 0) return <p className="text-slate">None here.</p>;
  return (
    <ul className={list}>
      {synonyms.map(({ _id, term, meaning, isOff }) => (
        <li key={_id} className={row}>
          <p className="flex min-w-0 flex-1 basis-48 flex-wrap items-center gap-2">
            <Pair term={term} meaning={meaning} />
            {isOff && <Badge>Off</Badge>}
          </p>
          <ActionButton
            intent="switchSynonym"
            input={{ body: { term, meaning, isOff: !isOff } }}
            look="secondary"
            className="px-4"
          >
            {isOff ? 'Switch on' : 'Switch off'}
            <span className="sr-only"> {`${term} means ${meaning}`}</span>
          </ActionButton>
          <ActionButton
            intent="deleteSynonym"
            input={{ params: { synonymId: _id } }}
            look="quiet"
            className="px-4 text-danger!"
          >
            Delete<span className="sr-only"> {`${term} means ${meaning}`}</span>
          </ActionButton>
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
  const [term, setTerm] = useState('');
  const { answer: tried, send } = useAction<'trySynonym'>();
  const bodyOf = ({ name, meaning, isOff }: Name) => ({ term: name, meaning, isOff: !isOff });
  const tryOut = (name: Name) => {
    setTerm(name.name);
    void send({ intent: 'trySynonym', input: { body: bodyOf(name) } });
  };
  return (
    <div className="flex flex-col gap-3">
      {tried && <TriedResult {...tried} term={term} />}
      <ul className={list}>
        {names.map((name) => (
          <li key={name.name} className="flex flex-wrap items-center gap-x-2 py-1">
            <span className="flex min-w-0 flex-1 basis-32 flex-wrap items-center gap-2 break-words">
              {name.name} {name.isOff && <Badge>Off</Badge>}
            </span>
            <Button look="quiet" className="px-3 text-sm" onClick={() => tryOut(name)}>
              Try<span className="sr-only"> {`${name.name} ${name.isOff ? 'on' : 'off'}`}</span>
            </Button>
            <ActionButton
              intent="switchSynonym"
              input={{ body: bodyOf(name) }}
              look="quiet"
              className="px-3 text-sm underline"
            >
              {name.isOff ? 'Switch on' : 'Switch off'}
              <span className="sr-only"> {name.name}</span>
            </ActionButton>
          </li>
        ))}
      </ul>
      {means.length > 0 && <p className="text-sm text-slate">All of these may also mean {means.join(', ')}.</p>}
    </div>
  );
}
