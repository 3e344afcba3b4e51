import { type Language, languages, type MessageChoice } from '@urumuri/contract';
import { useAction } from '../forms/use-action.ts';
import { SelectField } from '../forms/select-field.tsx';

type MessageChoicesProps = {
  intent: 'saveMessageChoices' | 'saveSellerMessageChoices';
  choices: readonly MessageChoice[];
  language: Language;
};

/** Which messages somebody wants, and in which language; each is saved as it is chosen, and shown so meanwhile. */
export function MessageChoices({ intent, choices, ...saved }: MessageChoicesProps) {
  const { isBusy, sending, send } = useAction<MessageChoicesProps['intent']>();
  const kept = { wanted: choices.filter(({ isOn }) => isOn).map(({ kind }) => kind), language: saved.language };
  const { wanted, language } = sending?.input.body ?? kept;
  // Switched off while it saves, the box would lose the focus of who has only a keyboard.
  const save = (wishes: Partial<typeof kept>) => {
    if (!isBusy) void send({ intent, input: { body: { wanted, language, ...wishes } } });
  };
  return (
    <fieldset aria-busy={isBusy}>
      <legend className="sr-only">Messages to me</legend>
      <SelectField
        label="Language of messages"
        className="mb-5 max-w-xs"
        value={language}
        onChange={({ currentTarget: { value } }) => save({ language: value as Language })}
      >
        {Object.entries(languages).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <p className="mb-2 text-slate">Tell me when:</p>
      {choices.map(({ kind, label }) => (
        <label key={kind} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={wanted.includes(kind)}
            onChange={({ target }) =>
              save({ wanted: [...wanted.filter((other) => other !== kind), ...(target.checked ? [kind] : [])] })
            }
            className="size-5 shrink-0 accent-ink"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
