import type { AdminBanner } from '@urumuri/contract';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { PictureField, useSellerPictures } from '../../shell/picture-field.tsx';
import { SendButton } from '../../shell/send-button.tsx';
import { RemoveButton } from './remove-button.tsx';

/** A banner to change, or a new one. */
export function BannerEditor({ banner }: { banner?: AdminBanner }) {
  const pictures = useSellerPictures('image', banner && [banner.image]);
  return (
    <ActionForm
      intent={banner ? 'updateBanner' : 'createBanner'}
      values={banner && { bannerId: banner._id }}
      given={banner}
      label={banner ? `Banner ${banner.title}` : 'New banner'}
      prepare={pictures.addTo}
      resets={!banner}
      onDone={() => !banner && pictures.change([])}
      className="flex flex-col gap-4"
    >
      <PictureField label="Picture" pictures={pictures} most={1} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Headline" name="title" />
        <TextField label="Text below the headline" name="line" />
        <TextField
          label="Links to product"
          name="product"
          hint="The last part of the product page’s address."
          defaultValue={banner?.productSlug}
        />
        <TextField label="Position" name="position" inputMode="numeric" defaultValue={banner?.position ?? 0} />
      </div>
      <SendButton progress={pictures.progress}>{banner ? 'Save banner' : 'Add banner'}</SendButton>
      {banner && (
        <RemoveButton
          intent="deleteBanner"
          input={{ params: { bannerId: banner._id } }}
          name={banner.title}
          consequence="It disappears from the home page at once."
        />
      )}
    </ActionForm>
  );
}
