import { type CategorySpecification, limits, type SellerProduct } from '@urumuri/contract';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '../../platform/toast.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { PlacedCategory } from '../office/category-tree.ts';
import { consoleAddresses } from '../shell/console-addresses.ts';
import { PictureField } from '../shell/picture-field.tsx';
import { SelectField } from '../shell/select-field.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { SendButton } from '../shell/send-button.tsx';
import { readNumber, readText, useConsoleForm } from '../shell/use-console-form.ts';
import { usePictures } from '../shell/use-pictures.ts';
import { TextArea } from '../shell/text-area.tsx';
import { listDefined, readFields, SpecificationFields } from './specification-fields.tsx';
import { readSpecifications, writeSpecifications } from './specification-text.ts';

type ProductFormProps = {
  product?: SellerProduct;
  categories: readonly PlacedCategory[];
  specifications: readonly CategorySpecification[];
  brands: readonly string[];
};

/** A new product, or one to change. */
export function ProductForm({ product, categories, specifications, brands }: ProductFormProps) {
  const navigate = useNavigate();
  const brandList = useId();
  const pictures = usePictures(product?.images ?? []);
  const [categoryId, setCategoryId] = useState(product?.categoryId ?? '');
  const defined = listDefined(specifications, categories, categoryId);
  const isDefined = (label: string) => defined.some(({ name }) => name.toLowerCase() === label.toLowerCase());
  const { errors, failure, isSending, onSubmit } = useConsoleForm(async (data) => {
    const facts = {
      ...readProduct(data),
      specifications: [...readFields(data, defined), ...readSpecifications(readText(data, 'specifications'))],
      images: await pictures.whenUploaded(),
    };
    const { message } = product
      ? await sellerApi.updateSellerProduct({
          params: { productId: product._id },
          body: { ...facts, seenStock: product.stock, seenUpdatedAt: product.updatedAt },
        })
      : await sellerApi.createSellerProduct({ body: { ...facts, isPublished: data.has('isPublished') } });
    toast.success(message);
    await navigate(consoleAddresses.products);
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit} aria-label="Product" className="flex max-w-3xl flex-col gap-5">
      <PictureField
        label="Pictures"
        pictures={pictures}
        most={limits.productImages}
        error={errors.images}
        isDisabled={isSending}
      />
      {product !== undefined && product.waitingPictures > 0 && (
        <p className="text-sm text-slate">
          {product.waitingPictures} more are being fetched from their addresses and will follow these.
        </p>
      )}
      <TextField
        label="Name"
        name="name"
        defaultValue={product?.name}
        maxLength={limits.productNameLength}
        error={errors.name}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Brand" name="brand" list={brandList} defaultValue={product?.brand} error={errors.brand} />
        <TextField label="Model" name="model" defaultValue={product?.model} error={errors.model} />
        <TextField
          label="SKU (your own number)"
          name="sku"
          maxLength={limits.skuLength}
          defaultValue={product?.sku}
          error={errors.sku}
        />
        <SelectField
          label="Category"
          name="categoryId"
          value={categoryId}
          onChange={(event) => setCategoryId(event.target.value)}
          error={errors.categoryId}
        >
          <option value="">Choose…</option>
          {categories.map(({ _id, path }) => (
            <option key={_id} value={_id}>
              {path}
            </option>
          ))}
        </SelectField>
      </div>
      <datalist id={brandList}>
        {brands.map((brand) => (
          <option key={brand} value={brand}>
            {brand}
          </option>
        ))}
      </datalist>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Price (RWF)"
          name="price"
          inputMode="numeric"
          defaultValue={product?.price}
          error={errors.price}
        />
        <TextField
          label="Discount (%)"
          name="discount"
          inputMode="numeric"
          defaultValue={product?.salePrice === undefined ? (product?.discount ?? 0) : 0}
          error={errors.discount}
        />
        <TextField
          label="Sale price (RWF)"
          name="salePrice"
          inputMode="numeric"
          hint="Exact to the franc; goes before the percent."
          defaultValue={product?.salePrice}
          error={errors.salePrice}
        />
        <TextField
          label="Units in stock"
          name="stock"
          inputMode="numeric"
          defaultValue={product?.stock ?? 0}
          hint={product && product.reserved > 0 ? `${product.reserved} are promised to orders.` : undefined}
          error={errors.stock}
        />
      </div>
      <TextArea
        label="In short"
        name="shortDescription"
        rows={2}
        maxLength={limits.shortDescriptionLength}
        defaultValue={product?.shortDescription}
        error={errors.shortDescription}
      />
      <TextArea
        label="Description"
        name="description"
        rows={6}
        defaultValue={product?.description}
        error={errors.description}
      />
      <SpecificationFields defined={defined} given={product?.specifications ?? []} />
      <TextArea
        key={defined.length}
        label={defined.length === 0 ? 'Specifications' : 'More specifications'}
        name="specifications"
        rows={5}
        hint="One a line, for example Power: 5 W"
        defaultValue={writeSpecifications((product?.specifications ?? []).filter(({ label }) => !isDefined(label)))}
        error={errors.specifications}
      />
      <fieldset className="grid gap-5 rounded-card border border-line p-4 sm:grid-cols-2">
        <legend className="px-1 font-semibold">Variants</legend>
        <TextField
          label="Variant of (family)"
          name="family"
          maxLength={limits.familyLength}
          hint="The same words in every size or colour of one thing. Lists show the cheapest in stock; its page offers the others."
          defaultValue={product?.family}
          error={errors.family}
        />
        <TextArea
          label="Options"
          name="options"
          rows={2}
          hint="In what it differs, one a line: Storage: 128 GB"
          defaultValue={writeSpecifications(product?.options ?? [])}
          error={errors.options}
        />
      </fieldset>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextArea
          label="In the box"
          name="boxContents"
          rows={2}
          maxLength={limits.boxContentsLength}
          defaultValue={product?.boxContents}
          error={errors.boxContents}
        />
        <TextField
          label="Warranty (months)"
          name="warrantyMonths"
          inputMode="numeric"
          defaultValue={product?.warrantyMonths}
          error={errors.warrantyMonths}
        />
      </div>
      {!product && (
        <label className="flex min-h-11 items-center gap-3 font-semibold">
          <input type="checkbox" name="isPublished" defaultChecked className="size-5" />
          Put it on sale at once
        </label>
      )}
      <SendButton failure={failure} isSending={isSending} progress={pictures.progress}>
        Save product
      </SendButton>
    </form>
  );
}

/** A product from its form; what is missing or no number the server names. */
function readProduct(data: FormData) {
  return {
    name: readText(data, 'name'),
    brand: readText(data, 'brand'),
    model: readText(data, 'model'),
    sku: readText(data, 'sku'),
    categoryId: readText(data, 'categoryId'),
    price: readNumber(data, 'price') ?? 0,
    discount: readNumber(data, 'discount') ?? 0,
    salePrice: readNumber(data, 'salePrice'),
    stock: readNumber(data, 'stock') ?? 0,
    warrantyMonths: readNumber(data, 'warrantyMonths'),
    boxContents: readText(data, 'boxContents'),
    shortDescription: readText(data, 'shortDescription'),
    description: readText(data, 'description'),
    family: readText(data, 'family'),
    options: readSpecifications(readText(data, 'options')),
  };
}
