import { z } from 'zod';
import { limits } from '../limits.ts';
import { readPhone } from '../phone.ts';
import { nameText, requiredText } from './fields.ts';

export const shippingInfo = z.object(
  {
    name: nameText('Name', limits.shippingFieldLength),
    address: requiredText('Address', limits.shippingAddressLength),
    phone: requiredText('Phone', limits.shippingPhoneLength).overwrite((phone) => readPhone(phone).number),
    post: requiredText('Post', limits.shippingPostLength),
    province: requiredText('Province', limits.shippingFieldLength),
    city: requiredText('City', limits.shippingFieldLength),
    area: requiredText('Area', limits.shippingFieldLength),
  },
  { error: 'Delivery details must be filled in' },
);
/** As far as it decides what delivery costs. */
export const deliveryPlace = shippingInfo.pick({ city: true, area: true });

export type ShippingInfo = z.infer<typeof shippingInfo>;
