import { type CategorySpecification, limits, type SellerProduct } from '@urumuri/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { readNumber, readText, readTexts } from '@urumuri/ui/forms/read-form.ts';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import type { PlacedCategory } from '../office/category-tree.ts';
import { consoleAddresses } from '../../shell/console-addresses.ts';
import { PictureField, useSellerPictures } from '../../shell/picture-field.tsx';
import { CheckField } from '@urumuri/ui/forms/check-field.tsx';
import { SelectField } from '@urumuri/ui/forms/select-field.tsx';
import { SendButton } from '../../shell/send-button.tsx';
import { TextArea } from '@urumuri/ui/forms/text-area.tsx';
import { listDefined, readFields, SpecificationFields } from './specification-fields.tsx';
import { readSpecifications, writeSpecifications } from './specification-text.ts';
import { BarcodeField } from './barcode-field.tsx';
import { BrandField } from './brand-field.tsx';

type ProductFormProps = {
  product?: SellerProduct;
  /** What a new one begins with: another product, but for what only one has. */
  template?: SellerProduct | undefined;
  categories: readonly PlacedCategory[];
  specifications: readonly CategorySpecification[];
  brands: readonly string[];
};

/** A new product, or one to change. */
export function ProductForm({ product, template, categories, specifications, brands }: ProductFormProps) {
  const navigate = useNavigate();
  const given = product ?? (template && { ...template, sku: '', barcode: '', stock: 0 });
  const pictures = useSellerPictures('images', given?.images);
  const [categoryId, setCategoryId] = useState(given?.categoryId ?? '');
  const defined = listDefined(specifications, categories, categoryId);
  const isDefined = (label: string) => defined.some(({ name }) => name.toLowerCase() === label.toLowerCase());
  return (
    <ActionForm
      intent={product ? 'updateSellerProduct' : 'createSellerProduct'}
      values={product && { productId: product._id, seenStock: product.stock, seenUpdatedAt: product.updatedAt }}
      given={given}
      label="Product"
      isReadable
      prepare={pictures.addTo}
      onDone={() => void navigate(consoleAddresses.products)}
      className="flex max-w-3xl flex-col gap-5"
    >
      <PictureField label="Pictures" pictures={pictures} most={limits.productImages} />
      {product !== undefined && product.waitingPictures > 0 && (
        <p className="text-sm text-slate">{product.waitingPictures} more are being downloaded and will follow these.</p>
      )}
      <TextField label="Name" name="name" maxLength={limits.productNameLength} />
      <div className="grid gap-5 sm:grid-cols-2">
        <BrandField brands={brands} />
        <TextField label="Model" name="model" />
        <TextField label="SKU (your own number)" name="sku" maxLength={limits.skuLength} />
        <BarcodeField name="barcode" hint="EAN or UPC: scan it, or type the digits under the bars." />
        <SelectField
          label="Category"
          name="categoryId"
          value={categoryId}
          onChange={(event) => setCategoryId(event.target.value)}
          choices={[['', 'Choose…'], ...categories.map(({ _id, path }) => [_id, path] as const)]}
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Price (RWF)" name="price" inputMode="numeric" />
        <TextField
          label="Discount (%)"
          name="discount"
          inputMode="numeric"
          defaultValue={given?.salePrice === undefined ? (given?.discount ?? 0) : 0}
        />
        <TextField
          label="Sale price (RWF)"
          name="salePrice"
          inputMode="numeric"
          hint="Exact price in francs; used instead of the discount."
        />
        <TextField
          label="Units in stock"
          name="stock"
          inputMode="numeric"
          defaultValue={product?.stock ?? 0}
          hint={product && product.reserved > 0 ? `${product.reserved} reserved for orders.` : undefined}
        />
      </div>
      <TextArea label="Short description" name="shortDescription" rows={2} maxLength={limits.shortDescriptionLength} />
      <TextArea label="Description" name="description" rows={6} />
      <SpecificationFields defined={defined} given={given?.specifications ?? []} />
      <TextArea
        key={defined.length}
        label={defined.length === 0 ? 'Specifications' : 'More specifications'}
        name="specifications"
        rows={5}
        hint="One per line, such as Power: 5 W"
        defaultValue={writeSpecifications((given?.specifications ?? []).filter(({ label }) => !isDefined(label)))}
      />
      <fieldset className="grid gap-5 rounded-card border border-line p-4 sm:grid-cols-2">
        <legend className="px-1 font-semibold">Variants</legend>
        <TextField
          label="Variant of (family)"
          name="family"
          maxLength={limits.familyLength}
          hint="Use the same name for every size or colour of one product. Lists show the cheapest in stock; its page offers the others."
        />
        <TextArea
          label="Options"
          name="options"
          rows={2}
          hint="What is different, one per line: Storage: 128 GB"
          defaultValue={writeSpecifications(given?.options ?? [])}
        />
      </fieldset>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextArea label="In the box" name="boxContents" rows={2} maxLength={limits.boxContentsLength} />
        <TextField label="Warranty (months)" name="warrantyMonths" inputMode="numeric" />
      </div>
      {!product && (
        <CheckField label="Put it on sale at once" name="isPublished" defaultChecked className="font-semibold" />
      )}
      <SendButton progress={pictures.progress}>Save product</SendButton>
    </ActionForm>
  );
}

/** A product from its form; what is missing or no number the server names. */
export function readProduct(data: FormData) {
  return {
    ...readTexts(data, 'name', 'brand', 'model', 'sku', 'categoryId', 'boxContents', 'shortDescription', 'description'),
    ...readTexts(data, 'barcode', 'family'),
    price: readNumber(data, 'price') ?? 0,
    discount: readNumber(data, 'discount') ?? 0,
    salePrice: readNumber(data, 'salePrice'),
    stock: readNumber(data, 'stock') ?? 0,
    warrantyMonths: readNumber(data, 'warrantyMonths'),
    options: readSpecifications(readText(data, 'options')),
    specifications: [...readFields(data), ...readSpecifications(readText(data, 'specifications'))],
    images: data.getAll('images') as string[],
  };
}
