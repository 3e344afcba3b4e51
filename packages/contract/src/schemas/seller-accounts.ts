import { z } from 'zod';
import { limits } from '../limits.ts';
import { readPhone } from '../phone.ts';
import { sellerRoles } from '../statuses.ts';
import { email, givenPassword, newPassword } from './accounts.ts';
import { count, optionalText, requiredText } from './fields.ts';
import { storedPicture } from './seller-products.ts';

/** Whoever sells here must be reachable; a customer's number may stay as it was written, a shop's may not. */
export const phone = requiredText('Phone', limits.shippingPhoneLength)
  .refine((text) => readPhone(text).kind !== 'unclear', 'Enter a phone number such as 0788 123 456')
  .transform((text) => readPhone(text).number);

export const sellerRegisterBody = z.object({
  shopName: requiredText('Shop name', limits.shopNameLength),
  ownerName: requiredText('Your name', limits.nameLength),
  email,
  phone,
  password: newPassword,
});
export type SellerRegisterBody = z.infer<typeof sellerRegisterBody>;

/** Who is signed in to the console. */
export const sellerProfile = z.object({
  _id: z.string(),
  shopName: z.string(),
  ownerName: z.string(),
  email: z.string(),
  phone: z.string(),
  whatsapp: z.string(),
  district: z.string(),
  address: z.string(),
  image: z.string(),
  role: z.enum(sellerRoles),
});
export type SellerProfile = z.infer<typeof sellerProfile>;

export const sellerMeResponse = z.object({
  seller: sellerProfile,
  unreadCount: count.meta({ description: 'Messages of customers that wait to be read' }),
});

/** What a seller may change about the shop; the e-mail is how they sign in, and changes apart. */
export const updateSellerProfileBody = z.object({
  shopName: requiredText('Shop name', limits.shopNameLength),
  ownerName: requiredText('Your name', limits.nameLength),
  phone,
  whatsapp: z
    .union([z.literal(''), phone], { error: 'Enter a WhatsApp number such as 0788 123 456, or none' })
    .default(''),
  district: optionalText('District', limits.shippingFieldLength),
  address: optionalText('Address', limits.shippingAddressLength),
  image: z.union([z.literal(''), storedPicture], { error: 'Upload the picture first' }).default(''),
});
export type UpdateSellerProfileBody = z.infer<typeof updateSellerProfileBody>;

/** The present password is asked for: an open console alone must not be enough to take an account over. */
export const changeSellerEmailBody = z.object({ email, password: givenPassword });
export type ChangeSellerEmailBody = z.infer<typeof changeSellerEmailBody>;

export const sellerProfileChanged = z.object({ message: z.string(), seller: sellerProfile });
