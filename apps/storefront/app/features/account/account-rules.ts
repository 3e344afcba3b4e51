import { limits, readPhone } from '@urumuri/contract';

/** What is wrong with what was typed, if something is. */
type Rule = (value: string, all: Record<string, string>) => string | undefined;
export type Rules<Field extends string> = Record<Field, Rule>;

export const passwordHint = `At least ${limits.passwordMinLength} characters. A few words you remember are better than one.`;

const text =
  (label: string, maxLength: number): Rule =>
  (value) => {
    const given = value.trim().normalize('NFC');
    if (given.length > maxLength) return `${label} must be at most ${maxLength} characters`;
    return given === '' ? `${label} is required` : undefined;
  };

const secret =
  (label: string): Rule =>
  (value) => {
    if (value.length > limits.passwordMaxLength)
      return `${label} must be at most ${limits.passwordMaxLength} characters`;
    return value === '' ? `${label} is required` : undefined;
  };

/** Deliberately loose: only sending a mail tells whether an address exists. */
const addressShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const anyEmail = text('Email', limits.emailLength);
const email: Rule = (value, all) =>
  anyEmail(value, all) ??
  (addressShape.test(value.trim()) ? undefined : 'Enter an e-mail address such as name@example.com');

const password = secret('Password');
const newPassword: Rule = (value, all) =>
  password(value, all) ??
  (value.length < limits.passwordMinLength
    ? `Password must be at least ${limits.passwordMinLength} characters`
    : undefined);
const confirmPassword: Rule = (value, all) =>
  password(value, all) ?? (value === all['newPassword'] ? undefined : 'The two new passwords are not the same');

const phone: Rule = (value) => {
  if (value.trim() === '') return 'Phone is required';
  return readPhone(value).kind === 'unclear' ? 'Enter a phone number such as 0788 123 456' : undefined;
};

/** No rule beyond "something is there": a wrong pair gets one and the same answer. */
export const loginRules = { email: anyEmail, password };
export const registrationRules = { name: text('Name', limits.nameLength), email, password: newPassword };
export const newPasswordRules = { newPassword, confirmPassword };
export const passwordChangeRules = { oldPassword: password, ...newPasswordRules };
export const emailChangeRules = { email, password };
/** Something is there; whose it is, is told to nobody. */
export const forgottenRules = { to: text('Email or phone', limits.emailLength) };
export const phoneRules = { phone };
export const codeRules = { code: text('Code', 12) };
export const phoneLoginRules = { phone, secret: secret('This') };

/** What is wrong with each field, as far as something is. */
export function checkFields(rules: Rules<string>, values: Record<string, string>): Record<string, string> {
  const found = Object.entries(rules).map(([name, rule]) => [name, rule(values[name] ?? '', values)] as const);
  return Object.fromEntries(found.filter((one): one is [string, string] => one[1] !== undefined));
}
