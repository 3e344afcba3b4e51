import { isApiError } from '@urumuri/contract';
import { useState } from 'react';
import { toast } from '../../platform/toast.ts';
import { Button } from '../../ui/button.tsx';
import { sellerApi } from '../shell/seller-api.ts';

/** The shop's products as a file, fetched piece by piece. */
export function ExportButton() {
  const [isBusy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      let piece = await sellerApi.exportProducts();
      const pieces = [piece.text];
      while (piece.next !== undefined) {
        piece = await sellerApi.exportProducts({ query: { after: piece.next } });
        pieces.push(piece.text);
      }
      offerFile(new Blob(pieces, { type: 'text/csv' }), 'products.csv');
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(error.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button look="secondary" disabled={isBusy} onClick={() => void save()}>
      {isBusy ? 'Collecting…' : 'Export as CSV'}
    </Button>
  );
}

function offerFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
