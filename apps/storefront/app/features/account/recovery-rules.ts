import { limits, readPhone } from '@urumuri/contract';
import {
  type FieldErrors,
  keepErrors,
  type LoginField,
  requireAddress,
  requireGiven,
  requireNew,
  requireSame,
  requireText,
  type Values,
} from './account-rules.ts';

/** Something is there; whose it is, is told to nobody. */
export function checkForgotten({ to }: Values<'to'>): FieldErrors<'to'> {
  return keepErrors({ to: requireText('Email or phone', to, limits.emailLength) });
}

export function checkNewPassword({
  newPassword,
  confirmPassword,
}: Values<'newPassword' | 'confirmPassword'>): FieldErrors<'newPassword' | 'confirmPassword'> {
  return keepErrors({
    newPassword: requireNew(newPassword),
    confirmPassword: requireSame(newPassword, confirmPassword),
  });
}

export function checkEmailChange({ email, password }: Values<LoginField>): FieldErrors<LoginField> {
  return keepErrors({
    email: requireText('Email', email, limits.emailLength) ?? requireAddress(email.trim()),
    password: requireGiven('Password', password),
  });
}

export function checkPhone({ phone }: Values<'phone'>): FieldErrors<'phone'> {
  return keepErrors({ phone: requirePhone(phone) });
}

export function checkCode({ code }: Values<'code'>): FieldErrors<'code'> {
  return keepErrors({ code: requireText('Code', code, 12) });
}

export function checkPhoneLogin({ phone, secret }: Values<'phone' | 'secret'>): FieldErrors<'phone' | 'secret'> {
  return keepErrors({ phone: requirePhone(phone), secret: requireGiven('This', secret) });
}

function requirePhone(phone: string): string | undefined {
  if (phone.trim() === '') return 'Phone is required';
  return readPhone(phone).kind === 'unclear' ? 'Enter a phone number such as 0788 123 456' : undefined;
}
