import { limits } from '@urumuri/contract';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { History } from '../../shell/history.tsx';
import { PictureField, useSellerPictures } from '../../shell/picture-field.tsx';
import { SelectField } from '@urumuri/ui/forms/select-field.tsx';
import { SendButton } from '../../shell/send-button.tsx';
import type { PlacedCategory } from './category-tree.ts';
import { RemoveButton } from './remove-button.tsx';

const deepestParent = 2;

/** A category to change, or a new one. */
export function CategoryEditor({ category, all }: { category?: PlacedCategory; all: readonly PlacedCategory[] }) {
  const pictures = useSellerPictures('image', category?.image ? [category.image] : []);
  const isOutside = ({ _id, path, level }: PlacedCategory) =>
    level <= deepestParent && _id !== category?._id && !(category && path.startsWith(`${category.path} ›`));
  return (
    <ActionForm
      intent={category ? 'updateCategory' : 'createCategory'}
      values={category && { categoryId: category._id }}
      given={category}
      label={category ? `Category ${category.name}` : 'New category'}
      prepare={pictures.addTo}
      resets={!category}
      onDone={() => !category && pictures.change([])}
      className="flex flex-col gap-4"
    >
      <TextField label="Name" name="name" />
      <SelectField
        label="Parent category"
        name="parentId"
        defaultValue={category?.parentId ?? ''}
        choices={[['', 'None (top level)'], ...all.filter(isOutside).map(({ _id, path }) => [_id, path] as const)]}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Days to return"
          name="returns.days"
          inputMode="numeric"
          hint="0: cannot be returned. Leave empty to use the terms of the parent category or the shop."
        />
        <TextField
          label="Return condition"
          name="returns.note"
          maxLength={limits.noteLength}
          hint="One sentence, shown with the days."
        />
        <TextField
          label="VAT in prices (%)"
          name="vatPercent"
          inputMode="numeric"
          hint="Leave empty to use that of the parent category or the settings."
        />
      </div>
      <PictureField label="Picture" pictures={pictures} most={1} />
      <SendButton progress={pictures.progress}>{category ? 'Save category' : 'Add category'}</SendButton>
      {category && (
        <RemoveButton
          intent="deleteCategory"
          input={{ params: { categoryId: category._id } }}
          name={category.name}
          consequence="Only a category without products and subcategories can be removed. Shoppers no longer see it in the menu."
        />
      )}
      {category && <History kind="category" subjectId={category._id} />}
    </ActionForm>
  );
}
