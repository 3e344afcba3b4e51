import { isApiError, limits } from '@urumuri/contract';
import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { controlStyle, describeControl, Field } from '../../ui/field.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { consoleAddresses } from '../shell/console-addresses.ts';
import { sellerApi } from '../shell/seller-api.ts';

const accepted = '.csv,.tsv,.txt,.xlsx,.json';
const megabyte = 1024 * 1024;

/** A file from the computer, chosen or dropped, or rows copied from a spreadsheet. Nothing is changed by bringing it. */
export function BringFile() {
  const navigate = useNavigate();
  const isReady = useHydrated();
  const [sending, setSending] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const fileId = useId();
  const pasteId = useId();

  async function bring(content: Blob | string, fileName: string): Promise<void> {
    setFailure(undefined);
    setSending(fileName);
    try {
      const body = new Blob([content], { type: 'application/octet-stream' });
      const started = await sellerApi.startImport({
        query: { fileName: fileName.slice(-limits.fileNameLength) },
        body,
      });
      await navigate(consoleAddresses.import(started.import._id));
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error.message);
    } finally {
      setSending(undefined);
    }
  }

  const takeFile = (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > limits.importBytes) {
      setFailure(`${file.name} is larger than ${limits.importBytes / megabyte} MB. Send it in parts, or as CSV.`);
    } else void bring(file, file.name);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    takeFile(target.files?.[0]);
    target.value = '';
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
      <label
        htmlFor={fileId}
        className="relative flex min-h-32 flex-col items-center justify-center gap-1 rounded-card border border-dashed border-edge p-4 text-center focus-within:outline-2 hover:bg-mist"
      >
        <span className="font-semibold">{sending ? `Sending ${sending}…` : 'Choose a file, or drop it here'}</span>
        <span className="text-sm text-slate">CSV, TSV, XLSX or JSON, up to {limits.importBytes / megabyte} MB</span>
        <input
          id={fileId}
          type="file"
          accept={accepted}
          disabled={isDisabled}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={choose}
        />
      </label>
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
