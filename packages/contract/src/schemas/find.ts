import { z } from 'zod';
import { limits } from '../limits.ts';
import { deliveryStatuses } from '../statuses.ts';
import { isoDate, queryText, rwf } from './fields.ts';

export const findQuery = z.object({
  q: queryText('Search', limits.searchLength).meta({
    description:
      'Number, name, phone, product, SKU, barcode, serial number or payment reference; of the office e-mail, too',
  }),
});

const foundOrder = z.object({
  _id: z.string(),
  orderNumber: z.string(),
  name: z.string(),
  price: rwf.meta({ description: 'Of the whole order for the office, of the own part for a shop' }),
  status: z.enum(deliveryStatuses),
  placedAt: isoDate,
});

const foundCustomer = z.object({
  _id: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string().optional().meta({ description: 'For the office only' }),
});

const foundProduct = z.object({
  _id: z.string(),
  name: z.string(),
  sku: z.string(),
  image: z.string(),
  price: rwf,
  shopId: z.string(),
  shopName: z.string(),
});

export const foundResponse = z.object({
  orders: z.array(foundOrder),
  customers: z.array(foundCustomer),
  products: z.array(foundProduct),
});
export type Found = z.infer<typeof foundResponse>;
