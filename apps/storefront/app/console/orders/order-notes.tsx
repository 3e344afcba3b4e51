import { BusyButton } from '../../ui/busy-button.tsx';
import { Panel } from '../shell/panel.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { useSellerTask } from '../shell/use-seller-task.ts';
import { NoteFields, useNotes } from './note-fields.tsx';

/** A note about an order that belongs to no step. */
export function OrderNotes({ orderId }: { orderId: string }) {
  const { notes, write, clear } = useNotes();
  const { run, isBusy } = useSellerTask();
  const isEmpty = notes.note.trim() === '' && notes.customerNote.trim() === '';
  const save = async () => {
    if (await run(() => sellerApi.noteOrder({ params: { orderId }, body: notes }))) clear();
  };
  return (
    <Panel title="Write a note">
      <NoteFields notes={notes} write={write} />
      <BusyButton look="secondary" className="mt-4" disabled={isEmpty} isBusy={isBusy} onClick={() => void save()}>
        Write it down
      </BusyButton>
    </Panel>
  );
}
