import { z } from 'zod';
import { limits } from '../limits.ts';
import { sellerStatuses } from '../statuses.ts';
import { email } from './accounts.ts';
import { isoDate, nameText, objectId } from './fields.ts';

/** Somebody of the office. */
export const colleague = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  status: z.enum(sellerStatuses).meta({ description: 'Pending until they have chosen a password' }),
  createdAt: isoDate,
  lastSignInAt: isoDate.optional(),
  hasSecondStep: z.boolean(),
  isYou: z.boolean(),
});
export type Colleague = z.infer<typeof colleague>;

export const colleaguesResponse = z.object({
  colleagues: z.array(colleague),
  hasMail: z.boolean().meta({ description: 'Whether links are sent; else they wait with the other messages' }),
});

const name = nameText('Name', limits.nameLength);

export const addColleagueBody = z.object({ name, email });
export type AddColleagueBody = z.infer<typeof addColleagueBody>;

export const colleagueParams = z.object({ colleagueId: objectId('Colleague') });
export const renameColleagueBody = z.object({ name });
export const switchColleagueBody = z.object({ active: z.boolean({ error: 'Say whether the account is switched on' }) });
