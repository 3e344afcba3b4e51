import { z } from 'zod';
import { limits } from '../limits.ts';
import { sellerStatuses, staffRoles } from '../statuses.ts';
import { email, openSession } from './accounts.ts';
import { isoDate, nameText, objectId } from './fields.ts';

const staffRole = z.enum(staffRoles, { error: 'Choose a role' });

/** Somebody of a shop or of the office. */
export const colleague = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  staffRole,
  status: z.enum(sellerStatuses).meta({ description: 'Pending until they have chosen a password' }),
  createdAt: isoDate,
  lastSignInAt: isoDate.optional(),
  hasSecondStep: z.boolean(),
  sessions: z.array(openSession),
  isYou: z.boolean(),
  isShop: z.boolean().meta({ description: 'The account that the shop itself belongs to' }),
});
export type Colleague = z.infer<typeof colleague>;

export const colleaguesResponse = z.object({
  colleagues: z.array(colleague),
  secondStepRoles: z.array(staffRole).meta({ description: 'Who must use two-step login' }),
  hasMail: z.boolean().meta({ description: 'Whether links are sent; else they wait with the other messages' }),
});

const name = nameText('Name', limits.nameLength);

export const addColleagueBody = z.object({ name, email, staffRole });
export type AddColleagueBody = z.infer<typeof addColleagueBody>;

export const colleagueParams = z.object({ colleagueId: objectId('Colleague') });
export const updateColleagueBody = z.object({ name, staffRole });
export type UpdateColleagueBody = z.infer<typeof updateColleagueBody>;
export const switchColleagueBody = z.object({ active: z.boolean({ error: 'Say whether the account is switched on' }) });
export const requireSecondStepBody = z.object({ roles: z.array(staffRole).max(staffRoles.length).default([]) });
