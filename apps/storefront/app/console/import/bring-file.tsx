import { isApiError, limits } from '@urumuri/contract';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '../../platform/toast.ts';
import { Button } from '../../ui/button.tsx';
import { controlStyle, describeControl, Field } from '../../ui/field.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { consoleAddresses } from '../shell/console-addresses.ts';
import { sellerApi } from '../shell/seller-api.ts';
import { FileDrop } from './file-drop.tsx';
import { describeTooLarge, isZip, megabytes, writeBody } from './import-files.ts';

const accepted = '.csv,.tsv,.txt,.xlsx,.json,.zip';

/**
 * Files from the computer, chosen or dropped, or rows copied from a spreadsheet. Nothing is changed by bringing them.
 * A zip of pictures beside a spreadsheet is for its rows, by itself for products that are there.
 */
export function BringFile() {
  const navigate = useNavigate();
  const isReady = useHydrated();
  const [sending, setSending] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const pasteId = useId();

  async function bring(content: Blob | string, fileName: string, pictures?: File): Promise<void> {
    setFailure(undefined);
    setSending(fileName);
    try {
      const query = { fileName: fileName.slice(-limits.fileNameLength) };
      const started = await sellerApi.startImport({ query, body: writeBody(content) });
      if (pictures) {
        setSending(pictures.name);
        const params = { importId: started.import._id };
        const adding = sellerApi.addImportPictures({ params, body: writeBody(pictures) });
        // The rows are here all the same, and the zip can be brought again beside them.
        await adding.catch((error: unknown) => {
          if (!isApiError(error)) throw error;
          toast.error(error.message);
        });
      }
      await navigate(consoleAddresses.import(started.import._id));
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error.message);
    } finally {
      setSending(undefined);
    }
  }

  const takeFiles = (files: File[]) => {
    const tooLarge = files.flatMap((file) => describeTooLarge(file) ?? [])[0];
    const tables = files.filter((file) => !isZip(file));
    const zips = files.filter(isZip);
    const [first = zips[0], pictures] = tables.length > 0 ? [tables[0], zips[0]] : [];
    if (tooLarge !== undefined) setFailure(tooLarge);
    else if (tables.length > 1 || zips.length > 1) setFailure('Bring one spreadsheet, one zip of pictures, or both.');
    else if (first) void bring(first, first.name, pictures);
  };
  const paste = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('rows');
    if (typeof text === 'string' && text.trim() !== '') void bring(text, 'Pasted rows');
    else setFailure('Paste the rows first, with their headers.');
  };

  const isDisabled = !isReady || sending !== undefined;
  return (
    <div className="flex flex-col gap-5">
      <FileDrop
        label={sending ? `Sending ${sending}…` : 'Choose a file, or drop it here'}
        hint={`CSV, TSV, XLSX or JSON, up to ${megabytes(limits.importBytes)} MB, and a zip of pictures called after their SKU, up to ${megabytes(limits.pictureZipBytes)} MB`}
        accept={accepted}
        isMultiple
        isDisabled={isDisabled}
        onFiles={takeFiles}
      />
      <form onSubmit={paste} className="flex flex-col gap-3" aria-label="Paste rows">
        <Field id={pasteId} label="Or paste rows from a spreadsheet, headers first" className={undefined}>
          <textarea
            name="rows"
            rows={4}
            {...describeControl(pasteId, {})}
            className={controlStyle(undefined, 'px-3 py-2.5')}
          />
        </Field>
        <FormAlert>{failure}</FormAlert>
        <Button type="submit" look="secondary" disabled={isDisabled} className="w-full sm:w-auto sm:self-start">
          Take these rows
        </Button>
      </form>
    </div>
  );
}
