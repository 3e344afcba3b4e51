import type { CategorySpecification } from '@urumuri/contract';
import { readText } from '@urumuri/ui/forms/read-form.ts';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import type { PlacedCategory } from '../office/category-tree.ts';
import { SelectField } from '@urumuri/ui/forms/select-field.tsx';
import type { SpecificationPair } from './specification-text.ts';

/** What the category and those above it define, the top first. */
export function listDefined(
  specifications: readonly CategorySpecification[],
  categories: readonly PlacedCategory[],
  categoryId: string,
): CategorySpecification[] {
  const path = new Set<string>();
  for (let id: string | undefined = categoryId; id; id = categories.find(({ _id }) => _id === id)?.parentId)
    path.add(id);
  return specifications.filter((one) => path.has(one.categoryId));
}

const prefix = 'specification ';
const fieldOf = ({ name }: CategorySpecification) => prefix + name;

/** What was filled in, in the order of the fields. */
export function readFields(data: FormData): SpecificationPair[] {
  const names = [...data.keys()].filter((name) => name.startsWith(prefix));
  const pairs = names.map((name) => ({ label: name.slice(prefix.length), value: readText(data, name) }));
  return pairs.filter(({ value }) => value !== '');
}

type SpecificationFieldsProps = { defined: readonly CategorySpecification[]; given: readonly SpecificationPair[] };

/** A field for each specification of the category. */
export function SpecificationFields({ defined, given }: SpecificationFieldsProps) {
  if (defined.length === 0) return null;
  const valueOf = ({ name }: CategorySpecification) =>
    given.find(({ label }) => label.toLowerCase() === name.toLowerCase())?.value ?? '';
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="pb-3 font-semibold">Specifications</legend>
      {defined.map((one) =>
        one.kind === 'number' ? (
          <TextField
            key={one._id}
            label={one.unit === '' ? one.name : `${one.name} (${one.unit})`}
            name={fieldOf(one)}
            inputMode="decimal"
            defaultValue={valueOf(one)}
          />
        ) : (
          <ChoiceField key={one._id} specification={one} value={valueOf(one)} />
        ),
      )}
    </fieldset>
  );
}

function ChoiceField({ specification, value }: { specification: CategorySpecification; value: string }) {
  const choices = specification.kind === 'choice' ? specification.choices : ['Yes', 'No'];
  return (
    <SelectField
      label={specification.name}
      name={fieldOf(specification)}
      defaultValue={value}
      choices={[['', 'Not specified'], ...new Set([...choices, ...(value === '' ? [] : [value])])]}
    />
  );
}
