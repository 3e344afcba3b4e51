import { z } from 'zod';
import { limits } from '../limits.ts';
import { parsePaymentPattern, paymentPatternLength, paymentTextLength, referenceKey } from '../payment-patterns.ts';
import {
  bodyInteger,
  count,
  isoDate,
  messageOnly,
  nameText,
  objectId,
  optionalText,
  ordersPageNumber,
  queryYes,
  requiredText,
  rwf,
} from './fields.ts';

const paymentKinds = ['delivery', 'mobile_money', 'bank', 'counter'] as const;
/** Why money goes back that is not for a return: more was paid than is owed, it is not asked for again, or else. */
const refundReasons = ['too_much', 'goodwill', 'other'] as const;
export type RefundReason = (typeof refundReasons)[number];

const paymentStates = ['claimed', 'agreed', 'refused'] as const;

export const paymentMethodName = nameText('Name', limits.nameLength);

/** A way to pay. What is dialled stands for a link that does it: `{code}` and `{amount}` are filled in. */
const paymentMethod = z.object({
  name: paymentMethodName,
  kind: z.enum(paymentKinds, { error: 'There is no such kind of payment' }),
  isOn: z.boolean({ error: 'Say whether it is offered' }),
  instructions: requiredText('Instructions', limits.paymentInstructionsLength),
  code: optionalText('Merchant code', 20).unwrap().regex(/^\d*$/, 'Merchant code must be digits'),
  dial: optionalText('Code to dial', 60)
    .unwrap()
    .regex(/^(?:[\d*#]|\{code\}|\{amount\})*$/, 'Code to dial may have digits, *, #, {code} and {amount}'),
});
export type PaymentMethod = z.infer<typeof paymentMethod>;

const pattern = requiredText('Pattern', paymentPatternLength).superRefine((text, context) => {
  const parsed = parsePaymentPattern(text);
  if (!parsed.ok) context.addIssue({ code: 'custom', message: parsed.reason });
});

const sameNames = 'Two ways to pay have the same name';

export const paymentSettings = z.object({
  methods: z
    .array(paymentMethod, { error: 'Ways to pay must be a list' })
    .min(1, 'There must be a way to pay')
    .max(12, 'At most twelve ways to pay')
    .refine((methods) => new Set(methods.map(({ name }) => name.toLowerCase())).size === methods.length, sameNames),
  patterns: z.array(pattern, { error: 'Patterns must be a list' }).max(60, 'At most sixty patterns'),
});
export type PaymentSettings = z.infer<typeof paymentSettings>;

export const paymentSettingsResponse = z.object({ settings: paymentSettings, version: count });
export const savePaymentSettingsBody = paymentSettings.extend({ version: bodyInteger('Version', 0, 1_000_000_000) });
export const paymentSettingsSaved = messageOnly.extend({ version: count });

/** Money that came in, or, where the amount is below zero, went back. */
export const payment = z.object({
  _id: z.string(),
  method: z.string(),
  amount: z.int().meta({ description: 'Whole Rwandan francs; what was given back is below zero' }),
  reference: z.string().optional(),
  state: z.enum(paymentStates),
  reason: z.string().optional().meta({ description: 'Why it was refused' }),
  at: isoDate,
});
export type Payment = z.infer<typeof payment>;

/** How the money of an order stands. */
const standing = z.object({
  paid: z.int().meta({ description: 'What was agreed to have come in, less what went back' }),
  open: rwf,
  back: rwf.meta({ description: 'What was paid too much, and comes back' }),
  toVerify: rwf.meta({ description: 'What the customer says to have paid and nobody has agreed to yet' }),
  says: z.array(z.string()).meta({ description: 'The same in plain sentences' }),
});

/** For the customer: how the money stands, and how to pay what is open. */
export const orderPayment = standing.extend({
  payments: z.array(payment),
  methods: z.array(
    paymentMethod.pick({ name: true, kind: true, instructions: true, code: true }).extend({
      dial: z.string().optional().meta({ description: 'What to dial to pay what is open' }),
    }),
  ),
});
export type OrderPayment = z.infer<typeof orderPayment>;

/** For staff. */
export const officePayment = standing.extend({
  payments: z.array(
    payment.extend({
      note: z.string(),
      by: z.string(),
      refundFor: z
        .enum(['return', ...refundReasons])
        .optional()
        .meta({ description: 'Why it went back' }),
      partId: z.string().optional().meta({ description: 'The part it was paid for, where it was for one alone' }),
    }),
  ),
  methods: z.array(z.string()),
  revision: count.meta({ description: 'Of the order; who writes down money says which one was seen' }),
});
export type OfficePayment = z.infer<typeof officePayment>;

const amount = (label = 'Amount') => bodyInteger(label, 1, limits.priceRwf);
const wrongReference = 'Reference must have at least four letters or digits';
export const paymentReference = optionalText('Reference', 60)
  .unwrap()
  .refine((text) => text === '' || referenceKey(text).length >= 4, wrongReference);

/** What is typed counts more than what is read in the message. */
export const claimPaymentBody = z.object({
  method: paymentMethodName,
  text: optionalText('Message', paymentTextLength),
  amount: amount().optional(),
  reference: paymentReference.optional(),
});
export type ClaimPaymentBody = z.infer<typeof claimPaymentBody>;
export const claimPaymentResponse = messageOnly.extend({ payment: orderPayment });

/** Money goes back for a reason; one that says little is explained. */
export function checkRefund(
  { isRefund, why, note }: { isRefund: boolean; why?: RefundReason | undefined; note: string },
  context: z.RefinementCtx,
): void {
  if (!isRefund) return;
  if (why === undefined) context.addIssue({ code: 'custom', path: ['why'], message: 'Say why it goes back' });
  else if (why !== 'too_much' && note === '') {
    context.addIssue({ code: 'custom', path: ['note'], message: 'Write down what it is for' });
  }
}

export const refundReason = z
  .enum(refundReasons, { error: 'Say why it goes back' })
  .meta({ description: 'What goes back for goods is noted on their return' });

export const recordPaymentBody = z
  .object({
    revision: bodyInteger('Revision', 0, Number.MAX_SAFE_INTEGER),
    isRefund: z.boolean({ error: 'Say whether it came in or went back' }).default(false),
    amount: amount(),
    method: paymentMethodName,
    reference: paymentReference.optional(),
    note: optionalText('Note', limits.noteLength),
    why: refundReason.optional(),
    partId: objectId('Part').optional().meta({ description: 'The part it is for; absent: the whole order' }),
  })
  .superRefine(checkRefund);
export type RecordPaymentBody = z.infer<typeof recordPaymentBody>;

export const paymentParams = z.object({ paymentId: objectId('Payment') });
export const answerPaymentBody = z
  .object({
    isAgreed: z.boolean({ error: 'Say whether the money has come' }),
    reason: optionalText('Reason', limits.noteLength),
  })
  .refine(({ isAgreed, reason }) => isAgreed || reason !== '', {
    path: ['reason'],
    error: 'Say why: the customer reads it',
  });

/** What a customer says to have paid, as staff look at it. */
export const proof = payment.extend({
  orderId: z.string(),
  orderNumber: z.string(),
  customerName: z.string(),
  open: rwf.meta({ description: 'What is open of the order without it' }),
  paidAt: isoDate.optional().meta({ description: 'When, as the message says' }),
  text: z.string().optional().meta({ description: 'The message, until somebody has answered' }),
});
export type Proof = z.infer<typeof proof>;

export const proofsQuery = z.object({
  state: z
    .enum([...paymentStates, ''], { error: 'There is no such state' })
    .optional()
    .transform((state) => state || ('claimed' as const)),
  pageNumber: ordersPageNumber,
});
export type ProofsQuery = z.infer<typeof proofsQuery>;
export const proofsResponse = z.object({ proofs: z.array(proof), total: count, perPage: count });

export const statementQuery = z.object({ apply: queryYes('Apply') });

const statementVerdicts = ['agree', 'agreed', 'differs', 'refused', 'unknown'] as const;

/** A row of a statement, beside what the shop knows of its reference. */
const statementRow = z.object({
  line: count,
  reference: z.string(),
  amount: rwf,
  verdict: z.enum(statementVerdicts),
  orderId: z.string().optional(),
  orderNumber: z.string().optional(),
  claimed: z.int().optional().meta({ description: 'The amount the shop has for this reference' }),
});
export type StatementRow = z.infer<typeof statementRow>;

export const statementResponse = messageOnly.extend({
  isApplied: z.boolean(),
  columns: z.object({ reference: z.string(), amount: z.string() }).meta({ description: 'As the file calls them' }),
  counts: z.object({ agree: count, agreed: count, differs: count, refused: count, unknown: count }),
  rows: z.array(statementRow).meta({ description: 'Those that need a look first; at most two hundred' }),
  missing: z.array(proof).meta({ description: 'Proofs the statement does not have; at most two hundred' }),
});
export type StatementResponse = z.infer<typeof statementResponse>;
