import { type Language, languages, type MessageChoice } from '@urumuri/contract';
import { useId } from 'react';
import { controlStyle, Field } from './field.tsx';

type Wishes = { wanted: string[]; language: Language };

type MessageChoicesProps = {
  choices: readonly MessageChoice[];
  language: Language;
  isBusy: boolean;
  onChange(wishes: Wishes): void;
};

/** Which messages somebody wants, and in which language; each is saved as it is chosen. */
export function MessageChoices({ choices, language, isBusy, onChange: save }: MessageChoicesProps) {
  const id = useId();
  const wanted = choices.filter(({ isOn }) => isOn).map(({ kind }) => kind);
  const without = (kind: string) => wanted.filter((other) => other !== kind);
  // Switched off while it saves, the box would lose the focus of who has only a keyboard.
  const onChange: typeof save = (wishes) => {
    if (!isBusy) save(wishes);
  };
  return (
    <fieldset aria-busy={isBusy}>
      <legend className="sr-only">Messages to me</legend>
      <Field id={id} label="Language of messages" className="mb-5 max-w-xs">
        <select
          id={id}
          value={language}
          onChange={({ currentTarget: { value } }) => onChange({ wanted, language: value as Language })}
          className={controlStyle(undefined, 'h-12 px-3')}
        >
          {Object.entries(languages).map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <p className="mb-2 text-slate">Tell me when:</p>
      {choices.map(({ kind, label, isOn }) => (
        <label key={kind} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={isOn}
            onChange={() => onChange({ wanted: isOn ? without(kind) : [...wanted, kind], language })}
            className="size-5 shrink-0 accent-ink"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
