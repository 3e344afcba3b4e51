import { limits, type Variants } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { type FormEvent, useId, useState } from 'react';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { readNumber, readText } from '@urumuri/ui/forms/read-form.ts';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { SendButton } from '../../shell/send-button.tsx';
import { BarcodeField } from './barcode-field.tsx';
import { listMissing, type OptionValues, splitValues } from './combine-options.ts';
import { readSpecifications, type SpecificationPair } from './specification-text.ts';

type Variant = Variants['variants'][number];
type Row = { key: string; values: OptionValues; variant?: Variant };

const columns: Record<number, string> = {
  0: 'lg:grid-cols-[minmax(0,1fr)_minmax(9.5rem,1fr)_repeat(3,minmax(0,1fr))_6rem]',
  1: 'lg:grid-cols-[repeat(2,minmax(0,1fr))_minmax(9.5rem,1fr)_repeat(3,minmax(0,1fr))_6rem]',
  2: 'lg:grid-cols-[repeat(3,minmax(0,1fr))_minmax(9.5rem,1fr)_repeat(3,minmax(0,1fr))_6rem]',
  3: 'lg:grid-cols-[repeat(4,minmax(0,1fr))_minmax(9.5rem,1fr)_repeat(3,minmax(0,1fr))_6rem]',
  4: 'lg:grid-cols-[repeat(5,minmax(0,1fr))_minmax(9.5rem,1fr)_repeat(3,minmax(0,1fr))_6rem]',
};

/** All variants of a product as rows, on a phone as cards; saved together. */
export function VariantGrid({ productId, name, family, variants }: Variants & { productId: string; name: string }) {
  const [labels, setLabels] = useState(() => [
    ...new Set(variants.flatMap(({ options }) => options.map(({ label }) => label))),
  ]);
  const [rows, setRows] = useState<readonly Row[]>(() =>
    variants.map((variant) => ({ key: variant._id, variant, values: toValues(variant.options) })),
  );
  const write = (row: Row, label: string, value: string) =>
    setRows(rows.map((one) => (one === row ? { ...one, values: { ...one.values, [label]: value } } : one)));
  const add = (wanted: readonly { label: string; values: string[] }[]) => {
    // What is no longer asked for stays where it is said already.
    setLabels([...new Set([...labels, ...wanted.map(({ label }) => label)])]);
    const missing = listMissing(
      wanted,
      rows.map(({ values }) => values),
    );
    // What has no options yet is the first of them.
    const blank = rows.find(({ values }) => Object.values(values).every((value) => value.trim() === ''));
    const [first, ...others] = missing;
    const filled = blank && first ? rows.map((row) => (row === blank ? { ...row, values: first } : row)) : rows;
    const added = (blank ? others : missing).map((values, at) => ({ key: `${Date.now()} ${at}`, values }));
    setRows([...filled, ...added].slice(0, limits.variants));
  };
  return (
    <div className="flex flex-col gap-6">
      <AddVariants labels={labels} rows={rows} onAdd={add} />
      <ActionForm intent="saveVariants" values={{ productId }} label="Variants">
        {labels.map((label) => (
          <input key={label} type="hidden" name="label" value={label} />
        ))}
        <TextField
          label="Family"
          name="family"
          defaultValue={family || name}
          maxLength={limits.familyLength}
          hint="What all variants have in common. Shoppers do not see it."
          className="max-w-xl"
        />
        <ul className="flex flex-col gap-3 lg:gap-0 lg:divide-y lg:divide-line lg:[&>li:not(:first-child)_label]:sr-only">
          {rows.map((row, place) => (
            <VariantRow
              key={row.key}
              row={row}
              place={place}
              labels={labels}
              price={variants[0]?.price}
              onWrite={(label, value) => write(row, label, value)}
              onRemove={() => setRows(rows.filter((one) => one !== row))}
            />
          ))}
        </ul>
        {labels.length === 0 ? (
          <p className="text-slate">Add an option such as Colour above first.</p>
        ) : (
          <SendButton>Save variants</SendButton>
        )}
      </ActionForm>
    </div>
  );
}

const toValues = (options: readonly SpecificationPair[]): OptionValues =>
  Object.fromEntries(options.map(({ label, value }) => [label, value]));

type VariantRowProps = {
  row: Row;
  place: number;
  labels: readonly string[];
  /** What a new one begins with. */
  price: number | undefined;
  onWrite: (label: string, value: string) => void;
  onRemove: () => void;
};

function VariantRow({ row: { variant, values }, place, labels, price, onWrite, onRemove }: VariantRowProps) {
  const said =
    labels
      .map((label) => values[label] ?? '')
      .filter(Boolean)
      .join(', ') ||
    variant?.name ||
    'new';
  const nameOf = (field: string) => `rows.${place}.${field}`;
  const hidden = {
    row: variant?._id ?? '',
    ...(variant && { [nameOf('seenStock')]: variant.stock, [nameOf('seenUpdatedAt')]: variant.updatedAt }),
  };
  return (
    <li>
      <fieldset className="rounded-card border border-line p-3 lg:rounded-none lg:border-0 lg:px-0">
        <legend className="sr-only">{said}</legend>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={`grid grid-cols-2 items-start gap-3 lg:gap-2 ${columns[labels.length] ?? columns[4]}`}>
          {labels.map((label) => (
            <TextField
              key={label}
              label={label}
              name={nameOf('options')}
              value={values[label] ?? ''}
              maxLength={limits.specificationLength}
              onChange={({ target }) => onWrite(label, target.value)}
            />
          ))}
          <TextField label="SKU" name={nameOf('sku')} defaultValue={variant?.sku} maxLength={limits.skuLength} />
          <BarcodeField name={nameOf('barcode')} defaultValue={variant?.barcode} />
          <TextField
            label="Price (RWF)"
            name={nameOf('price')}
            inputMode="numeric"
            defaultValue={variant?.price ?? price}
            hint={variant?.salePrice === undefined ? undefined : `On sale for ${formatRwf(variant.salePrice)}`}
          />
          <TextField
            label="Stock"
            name={nameOf('stock')}
            inputMode="numeric"
            defaultValue={variant?.stock ?? 0}
            hint={variant && variant.reserved > 0 ? `${variant.reserved} reserved` : undefined}
          />
          <TextField label="Cost (RWF)" name={nameOf('cost')} inputMode="numeric" defaultValue={variant?.cost} />
          {!variant && (
            <Button look="quiet" className="self-end px-3 text-danger!" onClick={onRemove}>
              Remove<span className="sr-only"> {said}</span>
            </Button>
          )}
        </div>
      </fieldset>
    </li>
  );
}

type AddVariantsProps = {
  labels: readonly string[];
  rows: readonly Row[];
  onAdd: (wanted: readonly { label: string; values: string[] }[]) => void;
};

/** Rows for every combination of some values. */
function AddVariants({ labels, rows, onAdd }: AddVariantsProps) {
  const id = useId();
  const known = labels.map((label) => ({
    label,
    value: [...new Set(rows.map(({ values }) => values[label] ?? '').filter(Boolean))].join(', '),
  }));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pairs = readSpecifications(readText(new FormData(event.currentTarget), 'wanted'));
    onAdd(pairs.slice(0, limits.variantOptions).map(({ label, value }) => ({ label, values: splitValues(value) })));
  };
  return (
    <form aria-labelledby={id} onSubmit={submit} className="flex flex-col gap-3 rounded-card bg-mist p-4">
      <h2 id={id} className="text-base">
        Add variants
      </h2>
      <label className="text-sm text-slate" htmlFor={`${id}-wanted`}>
        One option per line with all its values, such as Colour: Black, White. A row is added for every combination that
        is missing.
      </label>
      <textarea
        key={known.map(({ label, value }) => label + value).join()}
        id={`${id}-wanted`}
        name="wanted"
        rows={3}
        defaultValue={known.map(({ label, value }) => `${label}: ${value}`).join('\n')}
        placeholder={'Colour: Black, White\nStorage: 64 GB, 128 GB'}
        className="w-full max-w-xl rounded-control border border-edge bg-white px-3 py-2.5"
      />
      <Button type="submit" look="secondary" className="self-start">
        Add missing rows
      </Button>
    </form>
  );
}

export const readVariants = (data: FormData) => {
  const labels = data.getAll('label') as string[];
  const ids = data.getAll('row') as string[];
  const rows = ids.map((_id, place) => {
    const nameOf = (field: string) => `rows.${place}.${field}`;
    const values = data.getAll(nameOf('options')) as string[];
    return {
      ...(_id !== '' && {
        _id,
        seenStock: Number(data.get(nameOf('seenStock'))),
        seenUpdatedAt: readText(data, nameOf('seenUpdatedAt')),
      }),
      options: values.flatMap((value, at) =>
        value.trim() === '' ? [] : [{ label: labels[at] ?? '', value: value.trim() }],
      ),
      sku: readText(data, nameOf('sku')),
      barcode: readText(data, nameOf('barcode')),
      price: readNumber(data, nameOf('price')) ?? 0,
      stock: readNumber(data, nameOf('stock')) ?? 0,
      cost: readNumber(data, nameOf('cost')),
    };
  });
  return { params: { productId: readText(data, 'productId') }, body: { family: readText(data, 'family'), rows } };
};
