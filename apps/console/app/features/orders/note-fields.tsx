import { limits } from '@urumuri/contract';
import { useState } from 'react';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';

/** What staff write about a step: for the customer, and for themselves. */
export function useNotes() {
  const [notes, setNotes] = useState({ note: '', customerNote: '' });
  return {
    notes,
    write: (given: Partial<typeof notes>) => setNotes({ ...notes, ...given }),
    clear: () => setNotes({ note: '', customerNote: '' }),
  };
}

type NoteFieldsProps = Omit<ReturnType<typeof useNotes>, 'clear'> & {
  /** What is wrong with the note for the house. */
  error?: string | undefined;
};

export function NoteFields({ notes, write, error }: NoteFieldsProps) {
  const shared = { maxLength: limits.noteLength, autoComplete: 'off' };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...shared}
        label="Note to the customer"
        hint="The customer sees it."
        value={notes.customerNote}
        onChange={(event) => write({ customerNote: event.target.value })}
      />
      <TextField
        {...shared}
        label="Internal note"
        hint="Only staff see it."
        error={error}
        value={notes.note}
        onChange={(event) => write({ note: event.target.value })}
      />
    </div>
  );
}

/** A word for themselves in a form. */
export const HouseNote = () => (
  <TextField
    label="Internal note (optional)"
    name="note"
    autoComplete="off"
    maxLength={limits.noteLength}
    hint="Only staff see it."
  />
);
