import { limits, type SellerProfile } from '@urumuri/contract';
import { useRevalidator } from 'react-router';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../platform/toast.ts';
import { PictureField } from './picture-field.tsx';
import { sellerApi } from './seller-api.ts';
import { SendButton } from './send-button.tsx';
import { readText, useConsoleForm } from './use-console-form.ts';
import { usePictures } from './use-pictures.ts';

/** What customers see of a shop, and how the office reaches it. */
export function ProfileForm({ seller }: { seller: SellerProfile }) {
  const { revalidate } = useRevalidator();
  const isShop = seller.role === 'seller';
  const pictures = usePictures(seller.image ? [seller.image] : []);
  const { errors, failure, isSending, onSubmit } = useConsoleForm(
    async (data) => {
      const [image = ''] = await pictures.whenUploaded();
      const body = {
        shopName: readText(data, 'shopName'),
        ownerName: readText(data, 'ownerName'),
        phone: readText(data, 'phone'),
        whatsapp: readText(data, 'whatsapp'),
        district: readText(data, 'district'),
        address: readText(data, 'address'),
        image,
      };
      toast.success((await sellerApi.updateSellerProfile({ body })).message);
      await revalidate();
    },
    { name_taken: 'shopName' },
  );
  return (
    <form method="post" noValidate onSubmit={onSubmit} aria-label="Profile" className="flex flex-col gap-5">
      <PictureField label="Picture" pictures={pictures} most={1} error={errors.image} isDisabled={isSending} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={isShop ? 'Shop name' : 'Name of the office'}
          name="shopName"
          maxLength={limits.shopNameLength}
          hint={isShop ? describeName(seller.wantedName) : 'Stands on the products you sell yourselves.'}
          defaultValue={seller.wantedName ?? seller.shopName}
          error={errors.shopName}
        />
        <TextField
          label="Your name"
          name="ownerName"
          autoComplete="name"
          maxLength={limits.nameLength}
          defaultValue={seller.ownerName}
          error={errors.ownerName}
        />
        <TextField
          label="Phone"
          name="phone"
          type="tel"
          autoComplete="tel"
          defaultValue={seller.phone}
          error={errors.phone}
        />
        <TextField
          label="WhatsApp"
          name="whatsapp"
          type="tel"
          hint="If it is another number."
          defaultValue={seller.whatsapp}
          error={errors.whatsapp}
        />
        <TextField
          label="District"
          name="district"
          autoComplete="address-level2"
          maxLength={limits.shippingFieldLength}
          hint={isShop ? 'Stands beside your name on your products’ pages.' : undefined}
          defaultValue={seller.district}
          error={errors.district}
        />
        <TextField
          label="Address"
          name="address"
          autoComplete="street-address"
          maxLength={limits.shippingAddressLength}
          hint="Only the office sees it."
          defaultValue={seller.address}
          error={errors.address}
        />
      </div>
      <SendButton failure={failure} isSending={isSending} progress={pictures.progress}>
        Save
      </SendButton>
    </form>
  );
}

function describeName(wantedName: string | undefined): string {
  if (wantedName !== undefined) return `The office looks at “${wantedName}”; until then the old name stands.`;
  return 'Stands on your products, in carts and in the chat. The office looks at a new one first.';
}
