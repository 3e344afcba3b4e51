import { z } from 'zod';
import { limits } from '../limits.ts';
import { claimAnswers, claimStates, warrantyStates } from '../statuses.ts';
import { customerPictures } from './returns.ts';
import { count, isoDate, objectId, optionalText, ordersPageNumber, requiredText } from './fields.ts';

const day = z.string().meta({ format: 'date' });

const claimStep = z.object({
  state: z.enum(claimStates),
  answer: z.string(),
  by: z.enum(['shop', 'office']),
  at: isoDate,
});
export type ClaimStep = z.infer<typeof claimStep>;

/** As staff see it. */
const deskStep = claimStep.extend({
  name: z.string().optional().meta({ description: 'Who of the staff it was, where that is known' }),
});

const warrantyClaim = z.object({
  _id: z.string(),
  state: z.enum(claimStates),
  problem: z.string(),
  pictures: z.array(z.string()),
  steps: z.array(claimStep).meta({ description: 'What was answered, the first first' }),
  createdAt: isoDate,
});

/** What everybody may know of the warranty of one unit. */
const known = {
  name: z.string(),
  shopName: z.string(),
  endsOn: day.optional().meta({ description: 'The last day of the warranty; absent: there is none, or no longer' }),
  state: z.enum(warrantyStates),
  serial: z.string().meta({ description: 'The last characters of its serial number or IMEI; empty: none is noted' }),
};

export const warranty = z.object({
  _id: z.string(),
  ...known,
  code: z.string().meta({ description: 'What /verify shows it by' }),
  claim: warrantyClaim.optional().meta({ description: 'The latest' }),
  canClaim: z.boolean(),
});
export type Warranty = z.infer<typeof warranty>;

export const warrantiesResponse = z.object({ warranties: z.array(warranty) });

export const verifyParams = z.object({ code: objectId('Code') });
export const verifiedWarranty = z.object(known);
export type VerifiedWarranty = z.infer<typeof verifiedWarranty>;

export const claimParams = z.object({ warrantyId: objectId('Warranty') });
export const claimBody = z.object({
  problem: requiredText('What is wrong', limits.claimLength),
  pictures: customerPictures,
});
export type ClaimBody = z.output<typeof claimBody>;
export const claimResponse = z.object({ message: z.string(), warranty });

/** Whole serials, for the shop that has handed the units over. */
const lineSerials = z.object({
  lineId: z.string(),
  name: z.string(),
  quantity: count,
  months: count.optional(),
  endsOn: day.optional(),
  serials: z.array(z.string()).meta({ description: 'One for each unit; empty: not noted' }),
  former: z.array(z.string()).meta({ description: 'What was noted before it was corrected' }),
  returned: z.array(z.boolean()).meta({ description: 'For each unit whether it came back' }),
});
export type LineSerials = z.infer<typeof lineSerials>;

export const sellerSerialsResponse = z.object({ lines: z.array(lineSerials) });
export const sellerSerialsChanged = sellerSerialsResponse.extend({ message: z.string() });

export const recordSerialsBody = z.object({
  lineId: objectId('Line'),
  serials: z
    .array(optionalText('Serial', limits.serialLength), { error: 'Serials must be a list' })
    .max(limits.quantityPerLine, `A line has at most ${limits.quantityPerLine} units`),
});
export type RecordSerialsBody = z.output<typeof recordSerialsBody>;

const sellerClaim = warrantyClaim.extend({
  steps: z.array(deskStep).meta({ description: 'What was answered, the first first' }),
  shopName: z.string(),
  isOwn: z.boolean().meta({ description: 'Of this shop, not another’s that the office looks at' }),
  orderId: z.string(),
  orderNumber: z.string(),
  customerName: z.string(),
  phone: z.string(),
  name: z.string(),
  serial: z.string().meta({ description: 'Whole' }),
  endsOn: day.optional(),
  answers: z.array(z.enum(claimAnswers)).meta({ description: 'What the shop may answer now' }),
});
export type SellerClaim = z.infer<typeof sellerClaim>;

const claimLists = ['open', 'closed'] as const;
export const sellerClaimsQuery = z.object({
  list: z.enum(claimLists, { error: 'There is no such list' }).default('open'),
  pageNumber: ordersPageNumber,
});
export type SellerClaimsQuery = z.output<typeof sellerClaimsQuery>;
export const sellerClaimsResponse = z.object({ claims: z.array(sellerClaim), total: count, perPage: count });

export const sellerClaimParams = z.object({ claimId: objectId('Claim') });
export const sellerClaimResponse = z.object({ claim: sellerClaim });
export const answerClaimBody = z.object({
  state: z.enum(claimAnswers, { error: 'There is no such answer' }),
  answer: optionalText('Answer', limits.noteLength),
});
export const answerClaimResponse = sellerClaimResponse.extend({ message: z.string() });
