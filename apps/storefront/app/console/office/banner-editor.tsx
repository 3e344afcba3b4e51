import type { AdminBanner } from '@urumuri/contract';
import { TextField } from '../../ui/text-field.tsx';
import { PictureField } from '../shell/picture-field.tsx';
import { RemoveButton } from './remove-button.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { SendButton } from '../shell/send-button.tsx';
import { readNumber, readText } from '../shell/use-console-form.ts';
import { useShelfForm } from './use-shelf-form.ts';

/** A banner to change, or a new one. */
export function BannerEditor({ banner }: { banner?: AdminBanner }) {
  const { errors, failure, isSending, onSubmit, pictures } = useShelfForm({
    image: banner?.image,
    isNew: !banner,
    save: (data, image) => {
      const body = {
        image,
        title: readText(data, 'title'),
        line: readText(data, 'line'),
        product: readText(data, 'product'),
        position: readNumber(data, 'position') ?? 0,
      };
      return banner
        ? sellerApi.updateBanner({ params: { bannerId: banner._id }, body })
        : sellerApi.createBanner({ body });
    },
  });
  return (
    <form
      method="post"
      noValidate
      onSubmit={onSubmit}
      aria-label={banner ? `Banner ${banner.title}` : 'New banner'}
      className="flex flex-col gap-4"
    >
      <PictureField label="Picture" pictures={pictures} most={1} error={errors.image} isDisabled={isSending} />
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
      <SendButton failure={failure} isSending={isSending} progress={pictures.progress}>
        {banner ? 'Save banner' : 'Add banner'}
      </SendButton>
      {banner && (
        <RemoveButton
          name={banner.title}
          consequence="It leaves the home page at once."
          remove={() => sellerApi.deleteBanner({ params: { bannerId: banner._id } })}
        />
      )}
    </form>
  );
}
