import { deliveryStatuses, moneyStates, type OrderChoices, type StatusCounts } from '@urumuri/contract';
import { readText } from '@urumuri/ui/forms/read-form.ts';
import { SelectField } from '@urumuri/ui/forms/select-field.tsx';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { classNames } from '@urumuri/ui/parts/class-names.ts';
import { deliveryWords } from '@urumuri/ui/parts/status-words.ts';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { TextLink } from '@urumuri/ui/parts/text-link.tsx';
import { suggestPlaces } from '@urumuri/ui/shipping/rwanda-places.ts';
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { filterBy, FilterStrip } from '../../shell/filter-strip.tsx';
import { FindField } from '../../shell/find-field.tsx';
import { countFilters, moneyWords, narrow } from './orders-query.ts';
import { channelWords } from './status-words.ts';

type OrderFiltersProps = { counts: StatusCounts; choices: OrderChoices; isWhole: boolean };
type Choice = readonly [value: string, words: string];

const sorts: readonly Choice[] = [
  ['oldest', 'Oldest'],
  ['total', 'Total'],
  ['open', 'Amount still to pay'],
];
const folded = ['payment', 'shop', 'from', 'to', 'channel', 'district', 'rider', 'sort'] as const;
const { districts } = suggestPlaces({ province: '', city: '' });
const choose = (list: OrderChoices['riders']): Choice[] => list.map(({ _id, name }) => [_id, name]);

/** Ways to narrow a list of orders down, each kept in the address. On a phone all but the status are folded away. */
export function OrderFilters({ counts, choices, isWhole }: OrderFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const foldId = useId();
  const search = useAskedFor();
  const navigate = useNavigate();
  const change = (name: string, value: string) => {
    if ((search.get(name) ?? '') !== value) void navigate(narrow(search, { [name]: value }));
  };
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(narrow(search, { search: readText(new FormData(event.currentTarget), 'search') }));
  };
  const select = (label: string, name: (typeof folded)[number], all: string, listed: readonly Choice[]) => (
    <SelectField
      label={label}
      value={search.get(name) ?? ''}
      onChange={({ target }) => change(name, target.value)}
      choices={[['', all], ...listed]}
    />
  );
  const day = (label: string, name: 'from' | 'to') => (
    <DayField label={label} value={search.get(name) ?? ''} onChange={(value) => change(name, value)} />
  );
  const states = filterBy(deliveryStatuses, (status) => deliveryWords[status].label, counts);
  const on = countFilters(search, folded);
  return (
    <>
      <FilterStrip label="Status" parameter="status" filters={states} />
      <div role="search" className="mb-4 flex flex-col gap-3">
        <div className="flex gap-2">
          <form key={search.get('search')} onSubmit={find} className="min-w-0 flex-1">
            <FindField label="Find orders" placeholder="Number, name, phone, product, serial" />
          </form>
          <Button
            look="secondary"
            aria-expanded={isOpen}
            aria-controls={foldId}
            className="shrink-0 lg:hidden"
            onClick={() => setOpen(!isOpen)}
          >
            Filters{on > 0 && <span className="rounded-full bg-ink px-2 text-sm text-white tabular-nums">{on}</span>}
          </Button>
        </div>
        <div
          id={foldId}
          className={classNames(
            'grid-cols-2 gap-3 lg:grid lg:grid-cols-4 xl:flex xl:*:flex-1',
            isOpen ? 'grid' : 'max-lg:hidden',
          )}
        >
          {select(
            'Payment',
            'payment',
            'All',
            moneyStates.map((state) => [state, moneyWords[state]]),
          )}
          {isWhole && select('Shop', 'shop', 'All', choose(choices.shops))}
          {select('Channel', 'channel', 'All', Object.entries(channelWords))}
          {select(
            'District',
            'district',
            'All',
            districts.map((name) => [name, name]),
          )}
          {select('Rider', 'rider', 'All', [['none', 'Nobody yet'], ...choose(choices.riders)])}
          {day('From', 'from')}
          {day('To', 'to')}
          {select('Sort', 'sort', 'Newest', sorts)}
        </div>
        {countFilters(search) > 0 && (
          <p className="text-sm">
            <TextLink to="?">Clear all filters</TextLink>
          </p>
        )}
      </div>
    </>
  );
}

/** What the address says, or the one that is on its way. */
function useAskedFor(): URLSearchParams {
  const [current] = useSearchParams();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  return next?.pathname === pathname ? new URLSearchParams(next.search) : current;
}

type DayFieldProps = { label: string; value: string; onChange: (day: string) => void };

/** The year is typed digit by digit: nothing is asked for until it can be meant, and the cursor stays. */
function DayField({ label, value, onChange }: DayFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const input = field.current?.querySelector('input');
    if (input && input !== document.activeElement) input.value = value;
  }, [value]);
  return (
    <div ref={field} className="min-w-0 xl:min-w-36">
      <TextField
        label={label}
        type="date"
        defaultValue={value}
        onChange={({ target }) => {
          if (target.value === '' || target.value >= '2000') onChange(target.value);
        }}
      />
    </div>
  );
}
