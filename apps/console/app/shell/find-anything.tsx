import { type Found, isApiError, limits } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { type FormEvent, type KeyboardEvent as ReactKeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { CloseIcon, SearchIcon } from '@urumuri/ui/parts/icons.tsx';
import { deliveryWords } from '@urumuri/ui/parts/status-words.ts';
import { describeAge } from './age.ts';
import { consoleAddresses as to } from './console-addresses.ts';
import { isChosen } from './device-choices.ts';
import { sellerApi } from './seller-api.ts';
import { isTyping } from './shortcuts.ts';

const TYPING_PAUSE_MS = 150;

type Row = { id: string; address: string; title: string; text: string };
type FindAnythingProps = { isOffice: boolean; ownId: string };

/** What staff look for by a word or a number, from every page: a button, `/` or Ctrl+K opens it. */
export function FindAnything(props: FindAnythingProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const open = () => {
    dialog.current?.showModal();
    input.current?.focus();
    input.current?.select();
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
      const isHeld = ctrlKey || metaKey;
      const isAsked = isHeld ? key === 'k' : key === '/' && !isTyping(target) && isChosen('shortcuts');
      if (!isAsked || altKey || defaultPrevented || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <button
        type="button"
        onClick={open}
        aria-keyshortcuts="/ Control+K"
        className="flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-3 rounded-control px-2 text-haze hover:bg-ink-soft lg:w-72 lg:justify-start lg:border lg:border-haze lg:px-3"
      >
        <SearchIcon />
        <span className="sr-only text-sm lg:not-sr-only">Find anything</span>
        <kbd aria-hidden className="ml-auto hidden rounded border border-haze px-1.5 text-sm lg:inline">
          /
        </kbd>
      </button>
      <dialog
        ref={dialog}
        aria-label="Find anything"
        className="confirm mx-auto mt-2 mb-auto max-h-[calc(100dvh-1rem)] w-[calc(100vw-1rem)] max-w-2xl overflow-y-auto rounded-card bg-white text-ink shadow-float lg:mt-16"
      >
        <Finder {...props} input={input} onDone={() => dialog.current?.close()} />
      </dialog>
    </>
  );
}

type FinderProps = FindAnythingProps & { input: React.RefObject<HTMLInputElement | null>; onDone: () => void };

function Finder({ isOffice, ownId, input, onDone }: FinderProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<{ text: string; failure?: string; results?: Found }>();
  const results = useRef<HTMLDivElement>(null);
  const pending = useRef<AbortController>(null);
  const text = typed.trim();
  const ordersFor = (search: string) =>
    `${isOffice ? to.allOrders : to.orders}?${new URLSearchParams({ search }).toString()}`;

  const look = (value: string) => {
    setTyped(value);
    pending.current?.abort();
    const { signal } = (pending.current = new AbortController());
    const q = value.trim();
    if (q.length < limits.findMinLength) return setFound(undefined);
    const ask = async () => {
      try {
        const answer = await sellerApi.findAnything({ query: { q }, signal });
        if (!signal.aborted) setFound({ text: q, results: answer });
      } catch (error) {
        if (signal.aborted) return;
        if (!isApiError(error)) throw error;
        setFound({ text: q, failure: error.message });
      }
    };
    setTimeout(() => !signal.aborted && void ask(), TYPING_PAUSE_MS);
  };

  const listLinks = () => [...(results.current?.querySelectorAll('a') ?? [])];
  /** The first that was found, once it was; before that, the orders with these words. */
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text === '') return;
    const [first] = found?.text === text ? listLinks() : [];
    if (first) return first.click();
    onDone();
    void navigate(ordersFor(text));
  };
  const move = (event: ReactKeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const stops = [input.current, ...listLinks()];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
  };

  const groups = found?.results ? listGroups(found.results, { isOffice, ownId, ordersFor }) : [];
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <div>
      <form role="search" onSubmit={submit} className="sticky top-0 flex items-center gap-1 bg-white p-2">
        <input
          ref={input}
          type="search"
          aria-label="Find anything"
          placeholder="Order, phone, name, product, serial…"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={limits.searchLength}
          value={typed}
          onChange={({ target }) => look(target.value)}
          onKeyDown={move}
          className="h-12 min-w-0 flex-1 rounded-control border border-edge bg-white px-3"
        />
        <button
          type="button"
          onClick={onDone}
          className="flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-mist"
        >
          <CloseIcon />
          <span className="sr-only">Close</span>
        </button>
      </form>
      <p role="status" className="px-4 pb-2 text-sm text-slate">
        {describe(text, found, count)}
      </p>
      <div ref={results} className="flex flex-col gap-2 px-2 pb-2">
        {groups.map(({ title, rows }) => (
          <section key={title} aria-label={title}>
            <h2 className="px-2 py-1 text-sm text-slate">{title}</h2>
            <ul>
              {rows.map(({ id, address, title: name, text: line }) => (
                <li key={id}>
                  <Link to={address} onClick={onDone} onKeyDown={move} className={rowStyle}>
                    <span className="font-semibold break-words">{name}</span>
                    <span className="text-sm break-words text-slate">{line}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {text !== '' && (
          <Link to={ordersFor(text)} onClick={onDone} onKeyDown={move} className={`${rowStyle} font-semibold`}>
            All orders for “{text}”
          </Link>
        )}
      </div>
    </div>
  );
}

const rowStyle =
  'flex min-h-12 flex-col justify-center rounded-control px-2 py-1 hover:bg-mist focus-visible:bg-mist focus-visible:-outline-offset-2';

function describe(text: string, found: { text: string; failure?: string } | undefined, count: number) {
  if (text.length < limits.findMinLength) return `Type at least ${limits.findMinLength} letters or digits.`;
  if (found?.text !== text) return 'Searching…';
  if (found.failure) return found.failure;
  if (count === 0) return 'No order, customer or product matches.';
  return count === 1 ? '1 found' : `${count} found`;
}

type Ways = FindAnythingProps & { ordersFor: (search: string) => string };

function listGroups({ orders, customers, products }: Found, { isOffice, ownId, ordersFor }: Ways) {
  const join = (...parts: string[]) => parts.filter((part) => part !== '').join(' · ');
  const groups: { title: string; rows: Row[] }[] = [
    {
      title: 'Orders',
      rows: orders.map(({ _id, orderNumber, name, price, status, placedAt }) => ({
        id: _id,
        address: isOffice ? to.anyOrder(_id) : to.order(_id),
        title: `${orderNumber} · ${name}`,
        text: join(formatRwf(price), deliveryWords[status].label, describeAge(placedAt)),
      })),
    },
    {
      title: 'Customers',
      rows: customers.map(({ _id, name, phone, email = '' }) => ({
        id: _id,
        address: isOffice
          ? `${to.customers}?${new URLSearchParams({ search: email || phone || name }).toString()}`
          : ordersFor(phone || name),
        title: name,
        text: join(phone, email),
      })),
    },
    {
      title: 'Products',
      rows: products.map(({ _id, name, sku, price, shopId, shopName }) => ({
        id: _id,
        address: shopId === ownId ? to.product(_id) : to.workFor(shopId, to.product(_id)),
        title: name,
        text: join(sku, formatRwf(price), isOffice ? shopName : ''),
      })),
    },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}
