import { z } from 'zod';
import { limits } from '../limits.ts';
import { readPhone } from '../phone.ts';
import { sellerRoles, staffRoles } from '../statuses.ts';
import { email, givenPassword, loginBody, newPassword, openSession } from './accounts.ts';
import { bodyInteger, count, nameText, optionalText, requiredText } from './fields.ts';
import { storedPicture } from './seller-products.ts';
import { tin } from './tax.ts';

/** Whoever sells here must be reachable; a customer's number may stay as it was written, a shop's may not. */
export const phone = requiredText('Phone', limits.shippingPhoneLength)
  .refine((text) => readPhone(text).kind !== 'unclear', 'Enter a phone number such as 0788 123 456')
  .transform((text) => readPhone(text).number);

export const sellerRegisterBody = z.object({
  shopName: nameText('Shop name', limits.shopNameLength),
  ownerName: nameText('Your name', limits.nameLength),
  email,
  phone,
  password: newPassword,
});
export type SellerRegisterBody = z.infer<typeof sellerRegisterBody>;

/** Of an app, or a recovery code; with the spaces and dashes people type. */
const secondStepCode = requiredText('Code', limits.secondStepCodeLength);

/** `code` is asked for (`second_step_required`) where the account has a second step. */
export const sellerLoginBody = loginBody.extend({ code: secondStepCode.optional() });
export type SellerLoginBody = z.infer<typeof sellerLoginBody>;

/** Who is signed in to the console. */
const sellerProfile = z.object({
  _id: z.string(),
  shopName: z.string(),
  ownerName: z.string(),
  email: z.string(),
  phone: z.string(),
  whatsapp: z.string(),
  district: z.string(),
  address: z.string(),
  image: z.string(),
  tin: z.string(),
  withoutVat: z.boolean(),
  counterDiscount: count.meta({ description: 'By how many percent sales staff may lower prices at the counter' }),
  pickupAddress: z.string().meta({ description: 'Where customers may pick up their orders; empty: nowhere' }),
  pickupHours: z.string(),
  role: z.enum(sellerRoles),
  staffRole: z.enum(staffRoles).meta({ description: 'What this person does there, and so what they may do' }),
  personId: z.string().meta({ description: 'The account that is logged in; `_id` is its shop' }),
  wantedName: z.string().optional().meta({ description: 'The new name, while the office looks at it' }),
  isForShop: z.boolean().optional().meta({ description: 'The office works in the name of this shop' }),
  mustSetUpSecondStep: z.boolean().optional().meta({ description: 'The same, of two-step login' }),
  mustChangePassword: z.boolean().optional().meta({ description: 'Nothing else is open until that is done' }),
});
export type SellerProfile = z.infer<typeof sellerProfile>;

export const sellerMeResponse = z.object({
  seller: sellerProfile,
  unreadCount: count.meta({ description: 'Messages of customers that wait to be read' }),
});

/** What keeps strangers out of a seller's account. */
export const sellerSecurityResponse = z.object({
  sessions: z.array(openSession),
  hasSecondStep: z.boolean(),
  recoveryCodesLeft: count,
});

/** The present password is asked for: who finds a console open must not shut its owner out. */
export const beginSecondStepBody = z.object({ password: givenPassword });
export const secondStepBegun = z.object({
  secret: z.string().meta({ description: 'To be typed into an app, in base32' }),
  address: z.string().meta({ description: 'The same as an otpauth address, to be shown as a QR code' }),
});
export const confirmSecondStepBody = z.object({ code: secondStepCode });
export const secondStepConfirmed = z.object({
  message: z.string(),
  recoveryCodes: z.array(z.string()).meta({ description: 'Shown this once; each opens the account once' }),
});
export const endSecondStepBody = z.object({ password: givenPassword, code: secondStepCode });
export type EndSecondStepBody = z.infer<typeof endSecondStepBody>;

/** What a seller may change about the shop; the e-mail is how they sign in, and changes apart. */
export const updateSellerProfileBody = z
  .object({
    shopName: nameText('Shop name', limits.shopNameLength),
    ownerName: nameText('Your name', limits.nameLength),
    phone,
    whatsapp: z
      .union([z.literal(''), phone], { error: 'Enter a WhatsApp number such as 0788 123 456, or none' })
      .default(''),
    district: optionalText('District', limits.shippingFieldLength),
    address: optionalText('Address', limits.shippingAddressLength),
    image: z.union([z.literal(''), storedPicture], { error: 'Upload the picture first' }).default(''),
    tin: tin.optional().meta({ description: 'What is not said stays' }),
    withoutVat: z.boolean({ error: 'Not registered for VAT is yes or no' }).optional(),
    counterDiscount: bodyInteger('Discount at the counter', 0, 100).optional(),
    pickupAddress: optionalText('Pickup address', limits.shippingAddressLength).unwrap().optional(),
    pickupHours: optionalText('Pickup hours', limits.pickupHoursLength).unwrap().optional(),
  })
  .superRefine(({ pickupAddress, pickupHours }, context) => {
    if (
      Boolean(pickupAddress) === Boolean(pickupHours) &&
      (pickupAddress === undefined) === (pickupHours === undefined)
    )
      return;
    const message = 'Give the pickup address and its opening hours, or leave both empty';
    context.addIssue({ code: 'custom', path: [pickupAddress ? 'pickupHours' : 'pickupAddress'], message });
  });
export type UpdateSellerProfileBody = z.infer<typeof updateSellerProfileBody>;

/** The present password is asked for: an open console alone must not be enough to take an account over. */
export const changeSellerEmailBody = z.object({ email, password: givenPassword });
export type ChangeSellerEmailBody = z.infer<typeof changeSellerEmailBody>;

export const sellerProfileChanged = z.object({ message: z.string(), seller: sellerProfile });
