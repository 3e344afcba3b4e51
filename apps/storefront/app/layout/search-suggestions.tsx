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
import { fetchSuggestions, suggestLocally, suggestOffline } from './suggestions.ts';
import type { ShopCategory } from './shop-category.ts';

type HandlerName = 'onChange' | 'onKeyDown' | 'onBlur' | 'onClick';

/** What makes an input a combobox: the search box puts it on its own. */
export type Combobox = {
  handlers: Pick<InputHTMLAttributes<HTMLInputElement>, HandlerName>;
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
  const names = categories.map((category) => category.name);
  const [items, setItems] = useState<readonly Suggestion[]>(() => suggestLocally(typed, names));
  const pending = useRef<AbortController>(null);

  const ask = (text: string, local: readonly Suggestion[]) => {
    pending.current?.abort();
    const controller = new AbortController();
    pending.current = controller;
    void fetchSuggestions(text, { signal: controller.signal, delayMs: TYPING_PAUSE_MS })
      .catch(() => suggestOffline(text, local))
      .then((found) => {
        if (found && !controller.signal.aborted) setItems(found);
      });
  };

  const suggest = (text: string) => {
    const local = suggestLocally(text, names);
    setItems(local);
    ask(text, local);
  };

  const { isOpen, highlightedIndex, inputValue, getInputProps, getMenuProps, getItemProps } = useCombobox({
    items: [...items],
    itemToString: (item) => item?.text ?? '',
    initialInputValue: input.current?.value ?? '',
    initialIsOpen: typed !== '',
    onInputValueChange: (change) => {
      if (change.type === useCombobox.stateChangeTypes.InputChange) suggest(change.inputValue);
    },
    onSelectedItemChange: ({ selectedItem, type }) => {
      if (!selectedItem || type === useCombobox.stateChangeTypes.InputBlur) return;
      input.current?.blur();
      void navigate(addressOf(selectedItem));
    },
  });

  const askForTyped = useEffectEvent(() => ask(typed, items));
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
      },
    });
    onChange({
      handlers: { onChange: onInput, onKeyDown, onBlur, onClick },
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
            className={`flex min-h-11 items-center justify-between gap-4 rounded-control px-3 text-sm ${index === highlightedIndex ? 'bg-mist' : ''}`}
          >
            <span className="line-clamp-2 font-medium">{item.text}</span>
            <span className="shrink-0 text-xs text-slate">{item.kind}</span>
          </li>
        ))}
    </ul>
  );
}

function addressOf({ kind, text, slug }: Suggestion): string {
  if (kind === 'Category') return addresses.category(text);
  return slug ? addresses.product(slug) : addresses.searchFor(text);
}

/** On a slow connection the visitor has typed on before this file came. */
function readTyped(input: HTMLInputElement | null): string {
  return document.activeElement === input ? (input?.value ?? '') : '';
}
