import { type CatalogueImport, type ImportField, importFields, isApiError } from '@urumuri/contract';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { BusyButton } from '../../ui/busy-button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { SelectField } from '../shell/select-field.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { fieldWords } from './import-words.ts';

/** Which column is what, as guessed and as the seller says; then the file is looked through. */
export function ColumnMapping({ found }: { found: CatalogueImport }) {
  const { revalidate } = useRevalidator();
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function check(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const fields = found.columns.map((_, place) => data.get(`column-${place}`) as ImportField | '');
    setSending(true);
    setFailure(undefined);
    try {
      const body = { fields, takesProposals: data.has('takesProposals') };
      await sellerApi.checkImport({ params: { importId: found._id }, body });
      await revalidate();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error.message);
    } finally {
      setSending(false);
    }
  }

  return (
    <form onSubmit={(event) => void check(event)} aria-label="Columns" className="flex flex-col gap-5">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {found.columns.map(({ header, field, samples }, place) => (
          <div key={place} className="min-w-0">
            <SelectField label={header || `Column ${place + 1}`} name={`column-${place}`} defaultValue={field}>
              <option value="">Not taken</option>
              {importFields.map((known) => (
                <option key={known} value={known}>
                  {fieldWords[known]}
                </option>
              ))}
            </SelectField>
            <p className="mt-1 truncate text-sm text-slate">{samples.join(' · ') || 'Empty'}</p>
          </div>
        ))}
      </div>
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name="takesProposals"
          defaultChecked={found.takesProposals}
          className="size-5 shrink-0"
        />
        Where a cell is refused, take what is proposed
      </label>
      <FormAlert>{failure}</FormAlert>
      <BusyButton type="submit" isBusy={isSending} className="min-h-12 w-full sm:w-auto sm:self-start">
        {isSending ? 'Sending…' : found.state === 'staged' ? 'Look through the file' : 'Look through it again'}
      </BusyButton>
    </form>
  );
}
