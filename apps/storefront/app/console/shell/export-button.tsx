import { isApiError } from '@urumuri/contract';
import { useState } from 'react';
import { toast } from '../../platform/toast.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { offerFile } from './offer-file.ts';

type Piece = { text: string; next?: string | undefined };
type ExportButtonProps = { label: string; fileName: string; load: (after: string | undefined) => Promise<Piece> };

/** Something of the shop's as a file, fetched piece by piece. */
export function ExportButton({ label, fileName, load }: ExportButtonProps) {
  const [isBusy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      let piece = await load(undefined);
      const pieces = [piece.text];
      while (piece.next !== undefined) {
        piece = await load(piece.next);
        pieces.push(piece.text);
      }
      offerFile(new Blob(pieces, { type: 'text/csv' }), fileName);
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(error.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <BusyButton look="secondary" isBusy={isBusy} onClick={() => void save()}>
      {isBusy ? 'Collecting…' : label}
    </BusyButton>
  );
}
