import { type CatalogueImport, type ImportField, importFields } from '@urumuri/contract';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { CheckField } from '@urumuri/ui/forms/check-field.tsx';
import { SelectField } from '@urumuri/ui/forms/select-field.tsx';
import { SendButton } from '../../shell/send-button.tsx';
import { fieldWords } from './import-words.ts';

/** Which column is what, as guessed and as the seller says; then the file is looked through. */
export function ColumnMapping({ found }: { found: CatalogueImport }) {
  return (
    <ActionForm intent="checkImport" values={{ importId: found._id }} label="Columns">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {found.columns.map(({ header, field, samples }, place) => (
          <div key={place} className="min-w-0">
            <SelectField
              label={header || `Column ${place + 1}`}
              name="column"
              defaultValue={field}
              choices={[['', 'Do not import'], ...importFields.map((known) => [known, fieldWords[known]] as const)]}
            />
            <p className="mt-1 truncate text-sm text-slate">{samples.join(' · ') || 'Empty'}</p>
          </div>
        ))}
      </div>
      <CheckField
        label="Where a cell is refused, use the suggestion"
        name="takesProposals"
        defaultChecked={found.takesProposals}
        className="font-semibold"
      />
      <SendButton>{found.state === 'staged' ? 'Check the file' : 'Check it again'}</SendButton>
    </ActionForm>
  );
}

/** What each column is, in their order. */
export const readColumns = (data: FormData) => ({
  fields: data.getAll('column') as (ImportField | '')[],
  takesProposals: data.has('takesProposals'),
});
