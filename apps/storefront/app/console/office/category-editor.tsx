import { limits } from '@urumuri/contract';
import { TextField } from '../../ui/text-field.tsx';
import { History } from '../shell/history.tsx';
import { PictureField } from '../shell/picture-field.tsx';
import { SelectField } from '../shell/select-field.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { SendButton } from '../shell/send-button.tsx';
import { readNumber, readText } from '../shell/use-console-form.ts';
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
      const days = readNumber(data, 'returns.days');
      const body = {
        name: readText(data, 'name'),
        image,
        parentId: readText(data, 'parentId'),
        returns: days === undefined ? null : { days, note: readText(data, 'returns.note') },
      };
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
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Days to return"
          name="returns.days"
          inputMode="numeric"
          hint="0: cannot be returned. Empty: as the category it lies in, or the shop."
          defaultValue={category?.returns?.days}
          error={errors['returns.days']}
        />
        <TextField
          label="Condition of a return"
          name="returns.note"
          maxLength={limits.noteLength}
          hint="A sentence, shown with the days."
          defaultValue={category?.returns?.note}
          error={errors['returns.note']}
        />
      </div>
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
