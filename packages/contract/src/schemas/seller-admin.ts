import { z } from 'zod';
import { limits } from '../limits.ts';
import { deliveryStatuses, paymentStatuses, sellerStatuses, specificationKinds } from '../statuses.ts';
import {
  bodyInteger,
  count,
  isoDate,
  nameText,
  objectId,
  optionalText,
  queryPageNumber,
  queryText,
  requiredText,
  rwf,
} from './fields.ts';
import { category } from './catalogue.ts';
import { returnTerms } from './settings.ts';
import {
  listedOrder,
  notes,
  optionalNote,
  orderTimelineEntry,
  promised,
  sellerOrderSummary,
  statusCounts,
} from './seller-orders.ts';
import { checkRefund, officePayment, refundReason } from './payments.ts';
import { orderProduct } from './orders.ts';
import { storedPicture } from './seller-products.ts';
import { vatPercent } from './tax.ts';

const mostPositions = 10_000;

export const sellerAccount = z.object({
  _id: z.string(),
  shopName: z.string(),
  ownerName: z.string(),
  email: z.string(),
  phone: z.string(),
  whatsapp: z.string(),
  place: z.string(),
  status: z.enum(sellerStatuses),
  products: count,
  createdAt: isoDate,
  wantedName: z.string().optional().meta({ description: 'The name the shop wants and does not have yet' }),
  hasSecondStep: z.boolean(),
});
export type SellerAccount = z.infer<typeof sellerAccount>;

export const sellersResponse = z.object({ sellers: z.array(sellerAccount) });
export const sellerParams = z.object({ sellerId: objectId('Seller') });
export const changeSellerStatusBody = z.object({
  status: z.enum(['approved', 'suspended'], { error: 'A shop is approved or suspended' }),
});

/** The name as the office saw it: what the shop has changed since is not agreed to. */
export const answerShopNameBody = z.object({
  name: requiredText('Name', limits.shopNameLength),
  isAgreed: z.boolean({ error: 'Say whether the name is agreed to' }),
});
export type AnswerShopNameBody = z.infer<typeof answerShopNameBody>;

export const customersQuery = z.object({ search: queryText('Search', limits.emailLength) });
const customerAccount = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  orders: count,
  createdAt: isoDate,
  blockedAt: isoDate.optional(),
  blockedReason: z.string().optional(),
});
export type CustomerAccount = z.infer<typeof customerAccount>;
export const customersResponse = z.object({ customers: z.array(customerAccount) });
export const customerParams = z.object({ customerId: objectId('Customer') });
export const blockCustomerBody = z.object({ reason: requiredText('Reason', limits.noteLength) });

/** A whole order, of however many shops. */
const shopNames = { shopNames: z.array(z.string()) };
const adminOrderSummary = sellerOrderSummary.extend(shopNames);
export type AdminOrderSummary = z.infer<typeof adminOrderSummary>;
const listedAnyOrder = listedOrder.extend(shopNames);
export type ListedAnyOrder = z.infer<typeof listedAnyOrder>;

export const adminOrdersResponse = z.object({
  orders: z.array(listedAnyOrder),
  total: count,
  perPage: count,
  counts: statusCounts,
});

const adminOrder = adminOrderSummary.extend({
  phone: z.string(),
  address: z.string(),
  ...promised,
  itemsPrice: rwf,
  voucherCode: z.string().optional().meta({ description: 'What the discount is called' }),
  voucherDiscount: rwf,
  shippingFee: rwf,
  parts: z.array(
    z.object({
      _id: z.string(),
      shopName: z.string(),
      price: rwf,
      open: rwf.meta({ description: 'What is still to be collected for it' }),
      delivery_status: z.enum(deliveryStatuses),
      sellerId: z.string(),
      nextStatuses: z.array(z.enum(deliveryStatuses)).meta({ description: 'The steps it may take now' }),
      isPickup: z.boolean().meta({ description: 'The customer picks it up at the shop' }),
      awaitsCall: z.boolean(),
      isConfirmed: z.boolean().optional().meta({ description: 'Confirmed in a call, and still pending' }),
    }),
  ),
  products: z.array(orderProduct),
  canChange: z.boolean().meta({ description: 'A part of it is not packed yet' }),
  canCancel: z.boolean().meta({ description: 'A part of it is not delivered yet: it can be ended, or some of it' }),
  canReturn: z.boolean().meta({ description: 'A part of it is delivered: a return can be opened for the customer' }),
  nextPayments: z.array(z.enum(paymentStatuses)),
  payment: officePayment,
  timeline: z.array(orderTimelineEntry),
});
export type AdminOrder = z.infer<typeof adminOrder>;

export const adminOrderResponse = z.object({ order: adminOrder });
export const adminOrderChanged = z.object({ message: z.string(), order: adminOrder });
export const changePaymentBody = z
  .object({
    status: z.enum(['paid', 'refunded'], { error: 'An order becomes paid or refunded' }),
    why: refundReason.optional(),
    ...notes,
  })
  .superRefine(({ status, ...said }, context) => checkRefund({ ...said, isRefund: status === 'refunded' }, context));
export type ChangePaymentBody = z.output<typeof changePaymentBody>;

export const bannerBody = z.object({
  image: storedPicture,
  title: requiredText('Title', limits.bannerLineLength),
  line: optionalNote,
  product: requiredText('Product', limits.slugLength).meta({ description: 'Slug or id of the product it leads to' }),
  position: bodyInteger('Position', 0, mostPositions).default(0),
});
export type BannerBody = z.infer<typeof bannerBody>;

const adminBanner = z.object({
  _id: z.string(),
  image: z.string(),
  title: z.string(),
  line: z.string(),
  productSlug: z.string(),
  productName: z.string(),
  position: count,
});
export type AdminBanner = z.infer<typeof adminBanner>;
export const adminBannersResponse = z.object({ banners: z.array(adminBanner) });
export const bannerParams = z.object({ bannerId: objectId('Banner') });

export const categoryBody = z.object({
  name: nameText('Name', limits.categoryLength),
  image: z.union([z.literal(''), storedPicture]).default(''),
  position: bodyInteger('Position', 0, mostPositions).optional(),
  parentId: z
    .union([z.literal(''), objectId('Category')])
    .optional()
    .meta({ description: 'The category it lies in; empty puts it at the top, and what is not said stays' }),
  returns: returnTerms.nullable().optional().meta({
    description: 'Terms of return of its products; null: those of the category it lies in, and what is not said stays',
  }),
  vatPercent: vatPercent
    .nullable()
    .optional()
    .meta({ description: 'The VAT its prices include; null: as the category it lies in, and what is not said stays' }),
});
/** A category; terms of return and VAT are left out where it takes those above it. */
const adminCategory = category.extend({ returns: returnTerms.optional(), vatPercent: vatPercent.optional() });
export type AdminCategory = z.infer<typeof adminCategory>;
export const adminCategoriesResponse = z.object({ categorys: z.array(adminCategory) });
export type CategoryBody = z.infer<typeof categoryBody>;
export const categoryParams = z.object({ categoryId: objectId('Category') });

const limit = (label: string) =>
  z
    .number({ error: `${label} must be a number` })
    .min(-1e9, `${label} is too low`)
    .max(1e9, `${label} is too high`);

/** What products of a category are described by. */
const specificationBody = z
  .object({
    name: nameText('Name', limits.specificationNameLength),
    kind: z.enum(specificationKinds, { error: 'A specification is a number, a choice, or yes or no' }),
    unit: optionalText('Unit', limits.specificationUnitLength),
    choices: z
      .array(nameText('Choice', limits.specificationNameLength))
      .max(limits.specificationChoices, `At most ${limits.specificationChoices} choices`)
      .default([]),
    lowest: limit('The lowest').optional(),
    highest: limit('The highest').optional(),
  })
  .refine(({ kind, choices }) => kind !== 'choice' || choices.length > 0, {
    path: ['choices'],
    error: 'Say what there is to choose from',
  })
  .refine(({ lowest, highest }) => lowest === undefined || highest === undefined || lowest <= highest, {
    path: ['highest'],
    error: 'The highest is below the lowest',
  });
export type SpecificationBody = z.infer<typeof specificationBody>;

export const categorySpecificationsBody = z.object({
  specifications: z
    .array(specificationBody)
    .max(limits.specifications, `At most ${limits.specifications} specifications`),
});

export const categoryChanged = z.object({ message: z.string(), category: adminCategory });

const adminBrand = z.object({
  _id: z.string(),
  name: z.string(),
  products: count,
  formerNames: z.array(z.string()),
});
export type AdminBrand = z.infer<typeof adminBrand>;
export const brandsQuery = z.object({ search: queryText('Search', limits.searchLength), pageNumber: queryPageNumber });
export const adminBrandsResponse = z.object({ brands: z.array(adminBrand), total: count, perPage: count });
export const brandParams = z.object({ brandId: objectId('Brand') });
export const renameBrandBody = z.object({ name: nameText('Name', limits.brandLength) });
export const mergeBrandBody = z.object({ into: nameText('Brand', limits.brandLength) });
