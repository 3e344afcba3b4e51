import { isApiError, limits } from '@urumuri/contract';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '@urumuri/ui/parts/toast.ts';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { FormAlert } from '@urumuri/ui/parts/form-alert.tsx';
import { TextArea } from '@urumuri/ui/forms/text-area.tsx';
import { consoleAddresses } from '../../shell/console-addresses.ts';
import { sellerApi } from '../../shell/seller-api.ts';
import { useRequest } from '../../shell/use-request.ts';
import { FileDrop } from '../../shell/file-drop.tsx';
import { describeTooLarge, isZip, megabytes, writeBody } from './import-files.ts';

const accepted = '.csv,.tsv,.txt,.xlsx,.json,.zip';

/**
 * Files from the computer, chosen or dropped, or rows copied from a spreadsheet. Nothing is changed by bringing them.
 * A zip of pictures beside a spreadsheet is for its rows, by itself for products that are there.
 */
export function BringFile() {
  const navigate = useNavigate();
  const [sending, setSending] = useState('');
  const { isBusy, failure, fail, run } = useRequest();

  const bring = (content: Blob | string, fileName: string, pictures?: File) =>
    void run(async () => {
      setSending(fileName);
      const query = { fileName: fileName.slice(-limits.fileNameLength) };
      const { import: started } = await sellerApi.startImport({ query, body: writeBody(content) });
      const params = { importId: started._id };
      if (pictures) {
        setSending(pictures.name);
        // The rows are here all the same, and the zip can be brought again beside them.
        await sellerApi.addImportPictures({ params, body: writeBody(pictures) }).catch((error: unknown) => {
          if (!isApiError(error)) throw error;
          toast.error(error.message);
        });
      }
      await navigate(consoleAddresses.import(started._id));
    });

  const takeFiles = (files: File[]) => {
    const tooLarge = files.flatMap((file) => describeTooLarge(file) ?? [])[0];
    const tables = files.filter((file) => !isZip(file));
    const zips = files.filter(isZip);
    const [first = zips[0], pictures] = tables.length > 0 ? [tables[0], zips[0]] : [];
    if (tooLarge !== undefined) fail(tooLarge);
    else if (tables.length > 1 || zips.length > 1) fail('Choose one spreadsheet, one zip of pictures, or both.');
    else if (first) bring(first, first.name, pictures);
  };
  const paste = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('rows');
    if (typeof text === 'string' && text.trim() !== '') bring(text, 'Pasted rows');
    else fail('Paste the rows first, with the header row.');
  };

  return (
    <div className="flex flex-col gap-5">
      <FileDrop
        label={isBusy ? `Sending ${sending}…` : 'Choose a file, or drop it here'}
        hint={`CSV, TSV, XLSX or JSON, up to ${megabytes(limits.importBytes)} MB, and a zip of pictures named by SKU, up to ${megabytes(limits.pictureZipBytes)} MB`}
        accept={accepted}
        isMultiple
        isDisabled={isBusy}
        onFiles={takeFiles}
      />
      <form onSubmit={paste} className="flex flex-col gap-3" aria-label="Paste rows">
        <TextArea label="Or paste rows from a spreadsheet, with the header row" name="rows" rows={4} />
        <FormAlert>{failure}</FormAlert>
        <Button type="submit" look="secondary" disabled={isBusy} className="w-full sm:w-auto sm:self-start">
          Upload these rows
        </Button>
      </form>
    </div>
  );
}
