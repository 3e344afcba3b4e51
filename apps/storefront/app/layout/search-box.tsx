import { limits } from '@urumuri/contract';
import { type ComponentType, type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { addresses } from '../platform/format/addresses.ts';
import { SearchIcon } from '@urumuri/ui/parts/icons.tsx';
import type { Combobox, SearchSuggestionsProps } from './search-suggestions.tsx';
import type { ShopCategory } from './shop-category.ts';

/**
 * A plain form that works at once. With the first focus it learns to suggest; the input stays the same
 * element, so that the phone's keyboard stays open and nothing typed is lost.
 */
export function SearchBox({ categories, searched }: { categories: readonly ShopCategory[]; searched: string }) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const handlers = useRef<Combobox['handlers']>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SearchSuggestionsProps>>();
  const [settled, setSettled] = useState(searched);
  useEffect(() => {
    const element = input.current;
    // On a slow connection the visitor may be typing the next words already.
    if (settled === searched || !element || element === document.activeElement) return;
    element.value = searched;
    setSettled(searched);
  }, [settled, searched]);

  const loadSuggestions = async () => {
    if (Suggestions) return;
    const module = await import('./search-suggestions.tsx');
    setSuggestions(() => module.SearchSuggestions);
  };
  const noticeFocus = useEffectEvent(() => {
    if (document.activeElement === input.current) void loadSuggestions();
  });
  // The input was there before its script: a focus it already has sends no event.
  useEffect(() => noticeFocus(), []);

  const becomeCombobox = ({ handlers: next, attributes, text }: Combobox) => {
    handlers.current = next;
    const element = input.current;
    if (!element) return;
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
    if (element.value !== text) element.value = text;
  };
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = input.current?.value ?? '';
    if (value.trim() === '') return;
    handlers.current?.onSearch(value);
    input.current?.blur();
    void navigate(`${addresses.search}?${new URLSearchParams({ value })}`);
  };

  return (
    <form role="search" action={addresses.search} onSubmit={search} className="search-form">
      <input
        ref={input}
        type="search"
        name="value"
        defaultValue={searched}
        aria-label="Search products"
        placeholder="Search products"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={limits.searchLength}
        onFocus={() => void loadSuggestions()}
        onChange={(event) => handlers.current?.onChange?.(event)}
        onKeyDown={(event) => handlers.current?.onKeyDown?.(event)}
        onBlur={(event) => handlers.current?.onBlur?.(event)}
        onClick={(event) => handlers.current?.onClick?.(event)}
      />
      <button type="submit">
        <SearchIcon className="md:hidden" />
        <span className="sr-only md:not-sr-only">Search</span>
      </button>
      {Suggestions && <Suggestions key={settled} categories={categories} input={input} onChange={becomeCombobox} />}
    </form>
  );
}
