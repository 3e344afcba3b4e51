import { type ApiError, type ApiErrorCode, limits } from '@urumuri/contract';

/** What is wrong with each field, as far as something is. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;
export type Values<Field extends string> = Readonly<Record<Field, string>>;

export const passwordHint = `At least ${limits.passwordMinLength} characters. A few words you remember are better than one.`;

export type LoginField = 'email' | 'password';

export type RegistrationField = 'name' | 'email' | 'password';

export type PasswordChangeField = 'oldPassword' | 'newPassword' | 'confirmPassword';

/** No rule beyond "something is there": a wrong pair gets one and the same answer. */
export function checkLogin({ email, password }: Values<LoginField>): FieldErrors<LoginField> {
  return keepErrors({
    email: requireText('Email', email, limits.emailLength),
    password: requireGiven('Password', password),
  });
}

export function checkRegistration({
  name,
  email,
  password,
}: Values<RegistrationField>): FieldErrors<RegistrationField> {
  return keepErrors({
    name: requireText('Name', name, limits.nameLength),
    email: requireText('Email', email, limits.emailLength) ?? requireAddress(email.trim()),
    password: requireNew(password),
  });
}

export function checkPasswordChange(values: Values<PasswordChangeField>): FieldErrors<PasswordChangeField> {
  const { oldPassword, newPassword, confirmPassword } = values;
  return keepErrors({
    oldPassword: requireGiven('Password', oldPassword),
    newPassword: requireNew(newPassword),
    confirmPassword: requireSame(newPassword, confirmPassword),
  });
}

export function requireSame(newPassword: string, confirmPassword: string): string | undefined {
  return (
    requireGiven('Password', confirmPassword) ??
    (newPassword === confirmPassword ? undefined : 'The two new passwords are not the same')
  );
}

/** Deliberately loose: only sending a mail tells whether an address exists. */
const addressShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export function requireAddress(email: string): string | undefined {
  return addressShape.test(email) ? undefined : 'Enter an e-mail address such as name@example.com';
}

export function requireText(label: string, value: string, maxLength: number): string | undefined {
  const text = value.trim().normalize('NFC');
  if (text.length > maxLength) return `${label} must be at most ${maxLength} characters`;
  return text === '' ? `${label} is required` : undefined;
}

export function requireGiven(label: string, value: string): string | undefined {
  if (value.length > limits.passwordMaxLength) return `${label} must be at most ${limits.passwordMaxLength} characters`;
  return value === '' ? `${label} is required` : undefined;
}

export function requireNew(password: string): string | undefined {
  const missing = requireGiven('Password', password);
  if (missing) return missing;
  if (password.length >= limits.passwordMinLength) return undefined;
  return `Password must be at least ${limits.passwordMinLength} characters`;
}

export function keepErrors<Field extends string>(found: Record<Field, string | undefined>): FieldErrors<Field> {
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined)) as FieldErrors<Field>;
}

/** Where each refusal belongs that speaks of one field. */
export type FieldOfCode<Field extends string> = Partial<Record<ApiErrorCode, Field>>;

/** The fields a refusal speaks of; empty when it is about none of them. */
export function errorsByField<Field extends string>(
  error: Pick<ApiError, 'code' | 'message' | 'details'>,
  fields: readonly Field[],
  fieldOfCode: FieldOfCode<Field>,
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {};
  const named = fieldOfCode[error.code];
  if (named) errors[named] = error.message;
  if (error.code !== 'validation_failed') return errors;
  for (const field of fields) {
    const sentence = error.details?.[field];
    if (typeof sentence === 'string') errors[field] = sentence;
  }
  return errors;
}
