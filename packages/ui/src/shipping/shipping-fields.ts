import { limits, readPhone, type ShippingInfo } from '@urumuri/contract';
import type { InputHTMLAttributes } from 'react';

export type ShippingField = keyof ShippingInfo;
export type FieldErrors = Partial<Record<ShippingField, string>>;

type Attributes = Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'inputMode' | 'type' | 'maxLength'>;

type FieldDescription = Attributes & { name: ShippingField; label: string; hint?: string };

/** The form's fields, in its order. */
export const shippingFields: readonly FieldDescription[] = [
  { name: 'name', label: 'Name', autoComplete: 'name', maxLength: limits.shippingFieldLength },
  {
    name: 'address',
    label: 'Address',
    hint: 'Street or road number, house, and what one sees there.',
    autoComplete: 'street-address',
    maxLength: limits.shippingAddressLength,
  },
  {
    name: 'phone',
    label: 'Phone',
    hint: 'We call it to confirm the order.',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    maxLength: limits.shippingPhoneLength,
  },
  {
    name: 'post',
    label: 'Post',
    hint: 'Leave N/A if you have no postcode or P.O. box.',
    autoComplete: 'postal-code',
    maxLength: limits.shippingPostLength,
  },
  { name: 'province', label: 'Province', autoComplete: 'address-level1', maxLength: limits.shippingFieldLength },
  {
    name: 'city',
    label: 'City',
    hint: 'Or district.',
    autoComplete: 'address-level2',
    maxLength: limits.shippingFieldLength,
  },
  {
    name: 'area',
    label: 'Area',
    hint: 'Sector or neighbourhood.',
    autoComplete: 'address-level3',
    maxLength: limits.shippingFieldLength,
  },
];

const labels = new Map(shippingFields.map(({ name, label }) => [name, label]));

/** What a form starts with: who the customer is, and no postcode to look up. */
export function emptyShipping(name: string): ShippingInfo {
  return { name, address: '', phone: '', post: 'N/A', province: '', city: '', area: '' };
}

/** As it is stored: without spaces around, the phone number in one form. */
export function tidyShipping(given: ShippingInfo): ShippingInfo {
  const tidied = { ...given };
  for (const { name } of shippingFields) tidied[name] = given[name].trim();
  return { ...tidied, phone: readPhone(tidied.phone).number };
}

/** Everything that keeps the details from being saved, at once. Formats are the customer's own affair. */
export function findFieldErrors(given: ShippingInfo): FieldErrors {
  const missing = shippingFields.filter(({ name }) => given[name].trim() === '');
  return Object.fromEntries(missing.map(({ name, label }) => [name, `${label} is required`]));
}

/** The fields a refused order was refused for: `shipping_info.city` is `city`. */
export function readFieldErrors(details: Record<string, unknown> | undefined): FieldErrors {
  const errors: FieldErrors = {};
  for (const [path, sentence] of Object.entries(details ?? {})) {
    const name = path.split('.').at(-1) as ShippingField;
    if (/^shipping_?info\./i.test(path) && labels.has(name)) errors[name] = String(sentence);
  }
  return errors;
}

/** What is odd about a phone number, and yet allowed. */
export function findPhoneWarning(phone: string): string | undefined {
  if (phone.trim() === '') return undefined;
  switch (readPhone(phone).kind) {
    case 'rwandan':
      return undefined;
    case 'foreign':
      return 'This number is outside Rwanda. We can call it on WhatsApp, or give a number in Rwanda.';
    case 'unclear':
      return 'This does not look like a whole phone number. Please check it: we call it to confirm the order.';
  }
}
