import { limits } from '@urumuri/contract';
import { changePasswordBody, describeValidation, loginBody, registerBody } from '@urumuri/contract/schemas';
import { describe, expect, it } from 'vitest';
import { checkFields, loginRules, passwordChangeRules, registrationRules } from './account-rules.ts';

const names = ['', '  ', 'Aline', ` ${'a'.repeat(limits.nameLength)} `, 'a'.repeat(limits.nameLength + 1)];
const emails = ['', ' ', 'aline', 'aline@', 'a@b', 'a@b.', 'a b@c.rw', ' aline@example.rw ', `${'a'.repeat(250)}@b.rw`];
const passwords = ['', '1234567', '12345678', ' '.repeat(8), 'a'.repeat(128), 'a'.repeat(129)];

/** What the server would say; of an empty new password the forms say it is missing, not that it is short. */
function serverErrors(schema: typeof loginBody | typeof registerBody | typeof changePasswordBody, body: object) {
  const parsed = schema.safeParse(body);
  const details = parsed.success ? {} : describeValidation(parsed.error).details;
  for (const [field, value] of Object.entries(body)) {
    if (value === '' && /password/i.test(field)) details[field] = 'Password is required';
  }
  return details;
}

describe('before anything is sent, the forms say what the shop would say', () => {
  it('of a login', () => {
    for (const email of emails) {
      for (const password of passwords) {
        const body = { email, password };
        expect({ body, errors: checkFields(loginRules, body) }).toEqual({
          body,
          errors: serverErrors(loginBody, body),
        });
      }
    }
  });

  it.each(names)('of a registration by %j', (name) => {
    for (const email of emails) {
      for (const password of passwords) {
        const body = { name, email, password };
        expect({ body, errors: checkFields(registrationRules, body) }).toEqual({
          body,
          errors: serverErrors(registerBody, body),
        });
      }
    }
  });

  it('of a new password', () => {
    for (const oldPassword of passwords) {
      for (const newPassword of passwords) {
        const body = { oldPassword, newPassword, confirmPassword: newPassword };
        expect({ body, errors: checkFields(passwordChangeRules, body) }).toEqual({
          body,
          errors: serverErrors(changePasswordBody, body),
        });
      }
    }
  });

  it('of two new passwords that differ', () => {
    const body = { oldPassword: 'old', newPassword: 'izuba rirashe', confirmPassword: 'izuba rirasha' };
    expect(checkFields(passwordChangeRules, body)).toEqual(serverErrors(changePasswordBody, body));
    expect(Object.keys(checkFields(passwordChangeRules, body))).toEqual(['confirmPassword']);
  });
});
