import type { CatalogueImport } from '@urumuri/contract';
import { ActionButton } from '@urumuri/ui/forms/action-button.tsx';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { ConfirmButton } from '@urumuri/ui/forms/confirm-button.tsx';
import { consoleAddresses } from '../../shell/console-addresses.ts';
import { countRows } from './import-words.ts';

/** What can be done now: import what was found, or take it back. */
export function ImportDecision({ found }: { found: CatalogueImport }) {
  const { _id, state, counts, takesProposals } = found;
  const params = { importId: _id };
  const writing = counts.new + counts.changed;

  if (state === 'applied') {
    return (
      <div className="flex flex-col gap-3">
        <p>
          {countRows(writing)} imported: {counts.new} new, {counts.changed} changed.
        </p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={consoleAddresses.products}>See the products</LinkButton>
          <ConfirmButton
            question="Undo this import?"
            consequence="Products it added are removed, and products it changed get their old values back. Added products that were ordered since are hidden and stay in their orders."
            confirmLabel="Undo the import"
            intent="undoImport"
            input={{ params }}
          >
            Undo the import
          </ConfirmButton>
        </div>
      </div>
    );
  }
  if (state === 'undone') return <p>This import was undone. The products are as they were before.</p>;
  if (writing === 0 && counts.refused === 0) return <p>Nothing to import: all rows match your products.</p>;
  return (
    <div className="flex flex-col gap-3">
      {writing === 0 ? (
        <p>Nothing can be imported until the refused rows are corrected.</p>
      ) : (
        <p>
          Nothing has been changed yet. {countRows(writing)} can be imported
          {counts.refused > 0 && `; ${counts.refused} ${counts.refused === 1 ? 'is' : 'are'} refused and left out`}.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {writing > 0 && (
          <ActionButton
            intent="applyImport"
            input={{ params, body: { onlyGood: true } }}
            className="min-h-12 w-full sm:w-auto"
          >
            Import {countRows(writing)}
          </ActionButton>
        )}
        {counts.refused > 0 && !takesProposals && (
          <ActionButton
            intent="checkImport"
            input={{ params, body: { takesProposals: true } }}
            look="secondary"
            className="min-h-12 w-full sm:w-auto"
          >
            Use the suggestions
          </ActionButton>
        )}
      </div>
    </div>
  );
}
