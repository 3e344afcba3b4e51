import { type Language, languages, type MessageChoice } from '@urumuri/contract';
import { SelectField } from './select-field.tsx';

type Wishes = { wanted: string[]; language: Language };

type MessageChoicesProps = {
  choices: readonly MessageChoice[];
  language: Language;
  isBusy: boolean;
  onChange(wishes: Wishes): void;
};

/** Which messages somebody wants, and in which language; each is saved as it is chosen. */
export function MessageChoices({ choices, language, isBusy, onChange: save }: MessageChoicesProps) {
  const wanted = choices.filter(({ isOn }) => isOn).map(({ kind }) => kind);
  const without = (kind: string) => wanted.filter((other) => other !== kind);
  // Switched off while it saves, the box would lose the focus of who has only a keyboard.
  const onChange: typeof save = (wishes) => {
    if (!isBusy) save(wishes);
  };
  return (
    <fieldset aria-busy={isBusy}>
      <legend className="sr-only">Messages to me</legend>
      <SelectField
        label="Language of messages"
        className="mb-5 max-w-xs"
        value={language}
        onChange={({ currentTarget: { value } }) => onChange({ wanted, language: value as Language })}
      >
        {Object.entries(languages).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </SelectField>
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
