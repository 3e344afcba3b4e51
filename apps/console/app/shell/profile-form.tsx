import { limits, type SellerProfile } from '@urumuri/contract';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { CheckField } from '@urumuri/ui/forms/check-field.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { PictureField, useSellerPictures } from './picture-field.tsx';
import { SendButton } from './send-button.tsx';

/** What customers see of a shop, and how the office reaches it. */
export function ProfileForm({ seller }: { seller: SellerProfile }) {
  const isShop = seller.role === 'seller';
  const pictures = useSellerPictures('image', seller.image ? [seller.image] : []);
  return (
    <ActionForm intent="updateSellerProfile" given={seller} label="Profile" prepare={pictures.addTo}>
      <PictureField label="Picture" pictures={pictures} most={1} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={isShop ? 'Shop name' : 'Name of the office'}
          name="shopName"
          maxLength={limits.shopNameLength}
          hint={isShop ? describeName(seller.wantedName) : 'Shown on the products you sell yourself.'}
          defaultValue={seller.wantedName ?? seller.shopName}
        />
        <TextField label="Your name" name="ownerName" autoComplete="name" maxLength={limits.nameLength} />
        <TextField label="Phone" name="phone" type="tel" autoComplete="tel" />
        <TextField label="WhatsApp" name="whatsapp" type="tel" hint="If different from your phone." />
        <TextField
          label="District"
          name="district"
          autoComplete="address-level2"
          maxLength={limits.shippingFieldLength}
          hint={isShop ? 'Shown beside your name on your product pages.' : undefined}
        />
        <TextField
          label="Address"
          name="address"
          autoComplete="street-address"
          maxLength={limits.shippingAddressLength}
          hint={isShop ? 'The office sees it, and it stands on your invoices.' : 'Only the office sees it.'}
        />
        <TextField
          label="Discount at the counter (%)"
          name="counterDiscount"
          inputMode="numeric"
          hint="By how much sales staff may lower a price. Managers may lower any."
        />
        <TextField
          label="Pickup address"
          name="pickupAddress"
          maxLength={limits.shippingAddressLength}
          hint="Customers may pick up their orders here, free of charge. Leave empty for delivery only."
        />
        <TextField
          label="Pickup hours"
          name="pickupHours"
          maxLength={limits.pickupHoursLength}
          hint="Such as “Mon–Sat 9:00–18:00”."
        />
        {isShop && (
          <>
            <TextField
              label="TIN"
              name="tin"
              inputMode="numeric"
              hint="Nine digits, printed on your invoices. Without one you charge no VAT."
            />
            <CheckField
              label="Not registered for VAT"
              name="withoutVat"
              value="yes"
              defaultChecked={seller.withoutVat}
              className="self-center"
            />
          </>
        )}
      </div>
      <SendButton progress={pictures.progress}>Save</SendButton>
    </ActionForm>
  );
}

function describeName(wantedName: string | undefined): string {
  if (wantedName !== undefined) return `The office is checking “${wantedName}”. Until then the old name is shown.`;
  return 'Shown on your products, in carts and in the chat. The office approves a new name first.';
}
