import { z } from 'zod';
import { limits } from '../limits.ts';
import { exactText, isoDate, messageOnly, nameText, objectId, requiredText } from './fields.ts';

// Deliberately loose: only the letter box knows whether an address exists.
const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export const email = requiredText('Email', limits.emailLength)
  .regex(emailShape, 'Enter an e-mail address such as name@example.com')
  .meta({ format: 'email' });

const utf8 = new TextEncoder();

export const newPassword = exactText('Password', limits.passwordMinLength, limits.passwordMaxLength).refine(
  (value) => utf8.encode(value).length <= limits.passwordMaxBytes,
  `Password must be at most ${limits.passwordMaxBytes} bytes`,
);

/** A password to be checked, not chosen: today's rules for new ones must not lock out an old one. */
export const givenPassword = exactText('Password', 1, limits.passwordMaxLength);

export const registerBody = z.object({
  name: nameText('Name', limits.nameLength),
  email,
  password: newPassword,
});
export type RegisterBody = z.infer<typeof registerBody>;

/** No check of the address's shape: every wrong pair gets one and the same answer. */
export const loginBody = z.object({
  email: requiredText('Email', limits.emailLength),
  password: givenPassword,
});
export type LoginBody = z.infer<typeof loginBody>;

export const changePasswordBody = z
  .object({
    oldPassword: givenPassword,
    newPassword,
    confirmPassword: givenPassword,
  })
  .refine((body) => body.newPassword === body.confirmPassword, {
    path: ['confirmPassword'],
    error: 'The two new passwords are not the same',
  });
export type ChangePasswordBody = z.infer<typeof changePasswordBody>;

export const tokenResponse = z.object({ message: z.string(), token: z.string() });

export const logoutResponse = messageOnly;

/** The caller's other sessions end; `token` is present when this one was renewed too. */
export const changePasswordResponse = z.object({ message: z.string(), token: z.string().optional() });

/** Somewhere the account is signed in, by what the browser says about itself. */
export const openSession = z.object({
  _id: z.string(),
  device: z.string(),
  signedInAt: isoDate,
  lastSeenAt: isoDate,
  isCurrent: z.boolean().meta({ description: 'Whether it is the one that asks' }),
});
export type OpenSession = z.infer<typeof openSession>;
export const sessionsResponse = z.object({ sessions: z.array(openSession) });
export type SessionsResponse = z.infer<typeof sessionsResponse>;
export const sessionParams = z.object({ sessionId: objectId('Session') });

/** What a page may decode from the customer's token. */
const customerTokenPayload = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  image: z.string(),
  exp: z.number(),
});
export type CustomerTokenPayload = z.infer<typeof customerTokenPayload>;
