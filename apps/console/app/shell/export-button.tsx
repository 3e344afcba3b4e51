import type { StaffCall } from '@urumuri/contract/seller';
import { useMayCall } from '@urumuri/ui/forms/allowed-calls.ts';
import { toast } from '@urumuri/ui/parts/toast.ts';
import { BusyButton } from '@urumuri/ui/parts/busy-button.tsx';
import { offerFile } from '@urumuri/ui/browser/offer-file.ts';
import { useRequest } from './use-request.ts';

type Piece = { text: string; next?: string | undefined };
type ExportButtonProps = {
  call: StaffCall;
  label: string;
  fileName: string;
  load: (after: string | undefined) => Promise<Piece>;
};

/** Something of the shop's as a file, fetched piece by piece. */
export function ExportButton({ call, label, fileName, load }: ExportButtonProps) {
  const { isBusy, run } = useRequest(toast.error);
  const isAllowed = useMayCall()(call);
  if (!isAllowed) return null;
  const save = () =>
    run(async () => {
      let piece = await load(undefined);
      const pieces = [piece.text];
      while (piece.next !== undefined) {
        piece = await load(piece.next);
        pieces.push(piece.text);
      }
      offerFile(new Blob(pieces, { type: 'text/csv' }), fileName);
    });
  return (
    <BusyButton look="secondary" isBusy={isBusy} onClick={() => void save()}>
      {isBusy ? 'Collecting…' : label}
    </BusyButton>
  );
}
