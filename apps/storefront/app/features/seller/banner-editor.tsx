import type { AdminBanner } from '@urumuri/contract';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { TextField } from '../../components/ui/text-field.tsx';
import { toast } from '../../lib/toast.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { PictureField } from './picture-field.tsx';
import { sellerApi } from './seller-api.ts';
import { SendButton } from './send-button.tsx';
import { readNumber, readText, useConsoleForm } from './use-console-form.ts';
import { useSellerTask } from './use-seller-task.ts';

/** A banner to change, or a new one. */
export function BannerEditor({ banner }: { banner?: AdminBanner }) {
  const { revalidate } = useRevalidator();
  const { run, isBusy } = useSellerTask();
  const [images, setImages] = useState(banner ? [banner.image] : []);
  const { errors, failure, isSending, onSubmit } = useConsoleForm(async (data, form) => {
    const body = {
      image: images[0] ?? '',
      title: readText(data, 'title'),
      line: readText(data, 'line'),
      product: readText(data, 'product'),
      position: readNumber(data, 'position') ?? 0,
    };
    const { message } = banner
      ? await sellerApi.updateBanner({ params: { bannerId: banner._id }, body })
      : await sellerApi.createBanner({ body });
    toast.success(message);
    if (!banner) {
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
      aria-label={banner ? `Banner ${banner.title}` : 'New banner'}
      className="flex flex-col gap-4"
    >
      <PictureField label="Picture" images={images} most={1} onChange={setImages} error={errors.image} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Headline" name="title" defaultValue={banner?.title} error={errors.title} />
        <TextField label="Line below" name="line" defaultValue={banner?.line} error={errors.line} />
        <TextField
          label="Leads to product"
          name="product"
          hint="The last part of the product page’s address."
          defaultValue={banner?.productSlug}
          error={errors.product}
        />
        <TextField
          label="Place in the row"
          name="position"
          inputMode="numeric"
          defaultValue={banner?.position ?? 0}
          error={errors.position}
        />
      </div>
      <SendButton failure={failure} isSending={isSending}>
        {banner ? 'Save banner' : 'Add banner'}
      </SendButton>
      {banner && (
        <ConfirmButton
          look="quiet"
          className="self-start text-danger!"
          question={`Take away “${banner.title}”?`}
          consequence="It leaves the home page at once."
          confirmLabel="Take it away"
          isBusy={isBusy}
          onConfirm={() => run(() => sellerApi.deleteBanner({ params: { bannerId: banner._id } }))}
        >
          Take it away
        </ConfirmButton>
      )}
    </form>
  );
}
