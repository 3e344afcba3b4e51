import type { Category } from '@urumuri/contract';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { TextField } from '../../components/ui/text-field.tsx';
import { toast } from '../../lib/toast.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { PictureField } from './picture-field.tsx';
import { sellerApi } from './seller-api.ts';
import { SendButton } from './send-button.tsx';
import { readText, useConsoleForm } from './use-console-form.ts';
import { useSellerTask } from './use-seller-task.ts';

/** A category to change, or a new one. */
export function CategoryEditor({ category }: { category?: Category }) {
  const { revalidate } = useRevalidator();
  const { run, isBusy } = useSellerTask();
  const [images, setImages] = useState(category?.image ? [category.image] : []);
  const { errors, failure, isSending, onSubmit } = useConsoleForm(async (data, form) => {
    const body = { name: readText(data, 'name'), image: images[0] ?? '' };
    const { message } = category
      ? await sellerApi.updateCategory({ params: { categoryId: category._id }, body })
      : await sellerApi.createCategory({ body });
    toast.success(message);
    if (!category) {
      form.reset();
      setImages([]);
    }
    await revalidate();
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
      <PictureField label="Picture" images={images} most={1} onChange={setImages} error={errors.image} />
      <SendButton failure={failure} isSending={isSending}>
        {category ? 'Save category' : 'Add category'}
      </SendButton>
      {category && (
        <ConfirmButton
          look="quiet"
          className="self-start text-danger!"
          question={`Take away “${category.name}”?`}
          consequence="Only a category without products can go. Shoppers no longer see it in the menu."
          confirmLabel="Take it away"
          isBusy={isBusy}
          onConfirm={() => run(() => sellerApi.deleteCategory({ params: { categoryId: category._id } }))}
        >
          Take it away
        </ConfirmButton>
      )}
    </form>
  );
}
