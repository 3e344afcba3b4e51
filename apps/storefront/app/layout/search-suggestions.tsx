import type { Suggestion } from '@urumuri/contract';
import { useCombobox } from 'downshift';
import {
  type InputHTMLAttributes,
  type RefObject,
  useEffectEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { addresses } from '../platform/format/addresses.ts';
import { forgetSearched, listSearched, rememberSearch } from './searched-before.ts';
import { SuggestionLine } from './suggestion-line.tsx';
import { type Choice, fetchSuggestions, listChoices, suggestLocally, suggestOffline } from './suggestions.ts';
import type { ShopCategory } from './shop-category.ts';

type HandlerName = 'onChange' | 'onKeyDown' | 'onBlur' | 'onClick';

/** What makes an input a combobox: the search box puts it on its own. */
export type Combobox = {
  handlers: Pick<InputHTMLAttributes<HTMLInputElement>, HandlerName> & { onSearch: (text: string) => void };
  attributes: Record<string, string | undefined>;
  text: string;
};

export type SearchSuggestionsProps = {
  categories: readonly ShopCategory[];
  input: RefObject<HTMLInputElement | null>;
  onChange: (combobox: Combobox) => void;
};

const TYPING_PAUSE_MS = 120;

/** Turns the search box's input into a combobox and shows the suggestions below it. */
export function SearchSuggestions({ categories, input, onChange }: SearchSuggestionsProps) {
  const navigate = useNavigate();
  const [typed] = useState(() => readTyped(input.current));
  const [text, setText] = useState(() => input.current?.value ?? '');
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>(() => suggestLocally(text, categories));
  const [searched, setSearched] = useState(listSearched);
  const pending = useRef<AbortController>(null);
  const items = listChoices(text, suggestions, searched, categories);

  const ask = (asked: string, local: readonly Suggestion[]) => {
    pending.current?.abort();
    const controller = new AbortController();
    pending.current = controller;
    void fetchSuggestions(asked, { signal: controller.signal, delayMs: TYPING_PAUSE_MS })
      .catch(() => suggestOffline(asked, local))
      .then((found) => {
        if (found && !controller.signal.aborted) setSuggestions(found);
      });
  };

  const suggest = (next: string) => {
    const local = suggestLocally(next, categories);
    setText(next);
    setSuggestions(local);
    ask(next, local);
  };

  const remember = (searchedFor: string) => {
    rememberSearch(searchedFor);
    setSearched(listSearched());
  };
  const forget = (one?: string) => {
    forgetSearched(one);
    setSearched(listSearched());
  };

  const choose = (choice: Choice) => {
    if (choice.kind === 'Clear') return forget();
    if (choice.kind === 'All' || choice.kind === 'Before') remember(choice.text);
    input.current?.blur();
    void navigate(addressOf(choice));
  };

  const { isOpen, highlightedIndex, inputValue, getInputProps, getMenuProps, getItemProps } = useCombobox({
    items,
    itemToString: (item) => item?.text ?? '',
    initialInputValue: input.current?.value ?? '',
    initialIsOpen: typed !== '' || document.activeElement === input.current,
    // The click that brought the focus would close again what the focus has opened.
    stateReducer: (_, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputClick ? { ...changes, isOpen: true } : changes,
    onInputValueChange: (change) => {
      if (change.type === useCombobox.stateChangeTypes.InputChange) suggest(change.inputValue);
    },
    onSelectedItemChange: ({ selectedItem, type }) => {
      if (selectedItem && type !== useCombobox.stateChangeTypes.InputBlur) choose(selectedItem);
    },
  });
  const highlighted = items[highlightedIndex];

  const askForTyped = useEffectEvent(() => ask(typed, suggestions));
  useEffect(() => askForTyped(), []);

  useLayoutEffect(() => {
    const {
      onChange: onInput,
      onKeyDown,
      onBlur,
      onClick,
      role,
      id,
      ...rest
    } = getInputProps({
      ref: input,
      // With nothing picked, Enter is the form's: it searches for what was typed.
      onKeyDown: ({ key, nativeEvent }) => {
        if (key === 'Enter' && highlightedIndex < 0) Object.assign(nativeEvent, { preventDownshiftDefault: true });
        if (key === 'Delete' && highlighted?.kind === 'Before') forget(highlighted.text);
      },
    });
    onChange({
      handlers: { onChange: onInput, onKeyDown, onBlur, onClick, onSearch: remember },
      attributes: {
        role,
        id,
        'aria-autocomplete': rest['aria-autocomplete'],
        'aria-controls': rest['aria-controls'],
        'aria-expanded': String(rest['aria-expanded']),
        'aria-activedescendant': rest['aria-activedescendant'] || undefined,
      },
      text: inputValue,
    });
  });

  const isShown = isOpen && items.length > 0;
  return (
    <ul
      {...getMenuProps({ 'aria-label': 'Suggestions', 'aria-labelledby': undefined })}
      hidden={!isShown}
      className="absolute top-full -right-13 -left-11 z-40 mt-3 overflow-hidden rounded-card bg-white p-2 shadow-float md:inset-x-0"
    >
      {isShown &&
        items.map((item, index) => (
          <li
            key={`${item.kind} ${item.text}`}
            {...getItemProps({ item, index })}
            className={`flex min-h-12 items-center gap-3 rounded-control px-2 py-1 text-sm ${index === highlightedIndex ? 'bg-mist' : ''}`}
          >
            <SuggestionLine choice={item} onForget={forget} />
          </li>
        ))}
    </ul>
  );
}

function addressOf(choice: Exclude<Choice, { kind: 'Clear' }>): string {
  if (choice.kind === 'Category') return addresses.category(choice.text);
  return 'slug' in choice && choice.slug ? addresses.product(choice.slug) : addresses.searchFor(choice.text);
}

/** On a slow connection the visitor has typed on before this file came. */
function readTyped(input: HTMLInputElement | null): string {
  return document.activeElement === input ? (input?.value ?? '') : '';
}
