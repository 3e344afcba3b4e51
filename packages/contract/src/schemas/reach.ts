import { z } from 'zod';
import { limits } from '../limits.ts';
import { email, givenPassword, newPassword } from './accounts.ts';
import { requiredText } from './fields.ts';
import { language, messageChoice } from './messages.ts';
import { phone } from './seller-accounts.ts';

const channelsSetUp = z.object({ email: z.boolean(), sms: z.boolean() });

/** No check of its shape beyond the length: every address gets one and the same answer. */
export const forgotPasswordBody = z.object({
  account: z.enum(['customer', 'seller']),
  to: requiredText('Email or phone', limits.emailLength),
});
export type ForgotPasswordBody = z.infer<typeof forgotPasswordBody>;

const linkToken = requiredText('Link', limits.tokenLength);

export const linkBody = z.object({ token: linkToken });

export const resetPasswordBody = z
  .object({ token: linkToken, newPassword, confirmPassword: givenPassword })
  .refine((body) => body.newPassword === body.confirmPassword, {
    path: ['confirmPassword'],
    error: 'The two new passwords are not the same',
  });
export type ResetPasswordBody = z.infer<typeof resetPasswordBody>;

/** `account`: whose door it opens now. */
export const accountOpened = z.object({ message: z.string(), account: z.enum(['customer', 'seller']) });

export const phoneBody = z.object({ phone });

const code = requiredText('Code', 12).transform((text) => text.replaceAll(/\D/g, ''));
export const codeBody = z.object({ code });

export const phoneLoginBody = z
  .object({ phone, password: givenPassword.optional(), code: code.optional() })
  .refine((body) => (body.password === undefined) !== (body.code === undefined), {
    path: ['password'],
    error: 'Enter your password, or a code that was sent to you',
  });
export type PhoneLoginBody = z.infer<typeof phoneLoginBody>;

/** The present password is asked for: an open browser alone must not be enough to take an account over. */
export const changeEmailBody = z.object({ email, password: givenPassword });
export type ChangeEmailBody = z.infer<typeof changeEmailBody>;

export const reachResponse = z.object({
  email: z.string(),
  isEmailConfirmed: z.boolean(),
  phone: z.string().optional(),
  channels: channelsSetUp,
  pushKey: z.string(),
  language,
  choices: z.array(messageChoice),
});
export type ReachResponse = z.infer<typeof reachResponse>;
