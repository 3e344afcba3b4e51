import { TextField } from '../../ui/text-field.tsx';
import { History } from '../shell/history.tsx';
import { PictureField } from '../shell/picture-field.tsx';
import { SelectField } from '../shell/select-field.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { SendButton } from '../shell/send-button.tsx';
import { readText } from '../shell/use-console-form.ts';
import type { PlacedCategory } from './category-tree.ts';
import { RemoveButton } from './remove-button.tsx';
import { useShelfForm } from './use-shelf-form.ts';

const deepestParent = 2;

/** A category to change, or a new one. */
export function CategoryEditor({ category, all }: { category?: PlacedCategory; all: readonly PlacedCategory[] }) {
  const { errors, failure, isSending, onSubmit, pictures } = useShelfForm({
    image: category?.image,
    isNew: !category,
    save: (data, image) => {
      const body = { name: readText(data, 'name'), image, parentId: readText(data, 'parentId') };
      return category
        ? sellerApi.updateCategory({ params: { categoryId: category._id }, body })
        : sellerApi.createCategory({ body });
    },
  });
  const isOutside = ({ _id, path, level }: PlacedCategory) =>
    level <= deepestParent && _id !== category?._id && !(category && path.startsWith(`${category.path} ›`));
  return (
    <form
      method="post"
      noValidate
      onSubmit={onSubmit}
      aria-label={category ? `Category ${category.name}` : 'New category'}
      className="flex flex-col gap-4"
    >
      <TextField label="Name" name="name" defaultValue={category?.name} error={errors.name} />
      <SelectField label="Lies in" name="parentId" defaultValue={category?.parentId ?? ''} error={errors.parentId}>
        <option value="">Nothing: it is at the top</option>
        {all.filter(isOutside).map(({ _id, path }) => (
          <option key={_id} value={_id}>
            {path}
          </option>
        ))}
      </SelectField>
      <PictureField label="Picture" pictures={pictures} most={1} error={errors.image} isDisabled={isSending} />
      <SendButton failure={failure} isSending={isSending} progress={pictures.progress}>
        {category ? 'Save category' : 'Add category'}
      </SendButton>
      {category && (
        <RemoveButton
          name={category.name}
          consequence="Only a category without products and without others in it can go. Shoppers no longer see it in the menu."
          remove={() => sellerApi.deleteCategory({ params: { categoryId: category._id } })}
        />
      )}
      {category && <History kind="category" subjectId={category._id} />}
    </form>
  );
}
