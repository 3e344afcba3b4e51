import { limits, type OrderView } from '@urumuri/contract';
import { ActionButton } from '@urumuri/ui/forms/action-button.tsx';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { SubmitButton } from '@urumuri/ui/forms/submit-button.tsx';
import { classNames } from '@urumuri/ui/parts/class-names.ts';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { Link, useSearchParams } from 'react-router';
import { Collapsible } from '../../shell/collapsible.tsx';
import { writeFilters } from './orders-query.ts';

type OrderViewsProps = { views: readonly OrderView[]; isWhole: boolean };

/** Filters one has given a name, as links; those that are on can be saved, or renamed and removed. */
export function OrderViews({ views, isWhole }: OrderViewsProps) {
  const filters = writeFilters(useSearchParams()[0]);
  const own = views.filter((view) => view.isWhole === isWhole);
  const current = own.find((view) => view.filters === filters);
  return (
    <>
      {own.length > 0 && (
        <nav aria-label="Saved views" className="mb-3">
          <ul className="flex flex-wrap gap-x-4">
            {own.map(({ _id, name, filters: saved }) => (
              <li key={_id} className="min-w-0">
                <Link
                  to={`?${saved}`}
                  aria-current={saved === filters ? 'page' : undefined}
                  className={classNames(
                    'inline-flex min-h-11 items-center font-semibold break-words underline-offset-4',
                    saved === filters ? 'underline decoration-2' : 'text-slate hover:underline',
                  )}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {filters !== '' && (
        <div className="mb-4" key={current?._id ?? filters}>
          {current ? <ChangeView view={current} /> : <SaveView filters={filters} isWhole={isWhole} />}
        </div>
      )}
    </>
  );
}

const form = 'flex flex-wrap items-end gap-3';

function SaveView({ filters, isWhole }: { filters: string; isWhole: boolean }) {
  return (
    <Collapsible title="Save these filters">
      <ActionForm
        label="Save these filters"
        intent="saveOrderView"
        values={{ filters, isWhole: isWhole ? 'yes' : '' }}
        className={form}
      >
        <NameField />
        <SubmitButton>Save</SubmitButton>
      </ActionForm>
    </Collapsible>
  );
}

function ChangeView({ view: { _id, name } }: { view: OrderView }) {
  return (
    <Collapsible title={`Rename or remove “${name}”`}>
      <ActionForm
        label="Rename view"
        intent="renameOrderView"
        values={{ viewId: _id }}
        given={{ name }}
        className={form}
      >
        <NameField />
        <SubmitButton>Rename</SubmitButton>
        <ActionButton
          intent="deleteOrderView"
          input={{ params: { viewId: _id } }}
          look="quiet"
          className="text-danger!"
        >
          Remove
        </ActionButton>
      </ActionForm>
    </Collapsible>
  );
}

const NameField = () => (
  <TextField label="Name" name="name" maxLength={limits.viewNameLength} required className="flex-1 basis-48" />
);
