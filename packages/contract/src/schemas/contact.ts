import { z } from 'zod';
import { contactWays } from '../statuses.ts';

const moment = z.iso.datetime({ offset: true, error: 'Times must be written as ISO 8601' }).optional();

/** How and between which moments the customer wants to be called; without moments, as soon as possible. */
export const askedContact = {
  contact_by: z.enum(contactWays, { error: 'We can call by phone or WhatsApp' }).optional(),
  contact_from: moment,
  contact_until: moment,
};

type Asked = z.output<z.ZodObject<typeof askedContact>>;

/** A window has two ends in order, or there is none. Whether it is over is the server's clock to say. */
export function readContact(
  { contact_by: by = 'phone', contact_from, contact_until }: Asked,
  context: z.RefinementCtx,
) {
  const from = contact_from === undefined ? undefined : new Date(contact_from);
  const until = contact_until === undefined ? undefined : new Date(contact_until);
  const isWindow = from === undefined ? until === undefined : until !== undefined && from < until;
  if (!isWindow) {
    const message = 'The time to be called must have a beginning and, after it, an end';
    context.addIssue({ code: 'custom', path: ['contact_until'], message });
  }
  return { by, from, until };
}
