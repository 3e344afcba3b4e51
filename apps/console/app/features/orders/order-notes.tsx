import { ActionButton } from '@urumuri/ui/forms/action-button.tsx';
import { Panel } from '../../shell/panel.tsx';
import { NoteFields, useNotes } from './note-fields.tsx';

/** A note about an order that belongs to no step. */
export function OrderNotes({ orderId }: { orderId: string }) {
  const { notes, write, clear } = useNotes();
  const isEmpty = notes.note.trim() === '' && notes.customerNote.trim() === '';
  return (
    <Panel title="Add a note">
      <NoteFields notes={notes} write={write} />
      <ActionButton
        intent="noteOrder"
        input={{ params: { orderId }, body: notes }}
        onDone={clear}
        look="secondary"
        className="mt-4"
        disabled={isEmpty}
      >
        Save note
      </ActionButton>
    </Panel>
  );
}
