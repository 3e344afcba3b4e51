import type { Category } from '@urumuri/contract';
import { TextField } from '../../ui/text-field.tsx';
import { PictureField } from '../shell/picture-field.tsx';
import { RemoveButton } from './remove-button.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { SendButton } from '../shell/send-button.tsx';
import { readText } from '../shell/use-console-form.ts';
import { useShelfForm } from './use-shelf-form.ts';

/** A category to change, or a new one. */
export function CategoryEditor({ category }: { category?: Category }) {
  const { errors, failure, isSending, onSubmit, pictures } = useShelfForm({
    image: category?.image,
    isNew: !category,
    save: (data, image) => {
      const body = { name: readText(data, 'name'), image };
      return category
        ? sellerApi.updateCategory({ params: { categoryId: category._id }, body })
        : sellerApi.createCategory({ body });
    },
  });
  return (
    <form
      method="post"
      noValidate
      onSubmit={onSubmit}
      aria-label={category ? `Category ${category.name}` : 'New category'}
      className="flex flex-col gap-4"
    >
      <TextField label="Name" name="name" defaultValue={category?.name} error={errors.name} />
      <PictureField label="Picture" pictures={pictures} most={1} error={errors.image} isDisabled={isSending} />
      <SendButton failure={failure} isSending={isSending} progress={pictures.progress}>
        {category ? 'Save category' : 'Add category'}
      </SendButton>
      {category && (
        <RemoveButton
          name={category.name}
          consequence="Only a category without products can go. Shoppers no longer see it in the menu."
          remove={() => sellerApi.deleteCategory({ params: { categoryId: category._id } })}
        />
      )}
    </form>
  );
}
