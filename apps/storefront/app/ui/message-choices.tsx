import type { MessageChoice } from '@urumuri/contract';

type MessageChoicesProps = {
  choices: readonly MessageChoice[];
  isBusy: boolean;
  /** The kinds that are wanted from now on. */
  onChange(wanted: string[]): void;
};

/** Which messages somebody wants; each is saved as it is switched. */
export function MessageChoices({ choices, isBusy, onChange }: MessageChoicesProps) {
  const wanted = choices.filter(({ isOn }) => isOn).map(({ kind }) => kind);
  return (
    <fieldset disabled={isBusy}>
      <legend className="mb-2 text-slate">Tell me when:</legend>
      {choices.map(({ kind, label, isOn }) => (
        <label key={kind} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={isOn}
            onChange={() => onChange(isOn ? wanted.filter((other) => other !== kind) : [...wanted, kind])}
            className="size-5 shrink-0 accent-ink"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
