import { limits } from '@urumuri/contract';
import { changePasswordBody, describeValidation, loginBody, registerBody } from '@urumuri/contract/schemas';
import { describe, expect, it } from 'vitest';
import { checkLogin, checkPasswordChange, checkRegistration, errorsByField } from './account-rules.ts';

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
        expect({ body, errors: checkLogin(body) }).toEqual({ body, errors: serverErrors(loginBody, body) });
      }
    }
  });

  it.each(names)('of a registration by %j', (name) => {
    for (const email of emails) {
      for (const password of passwords) {
        const body = { name, email, password };
        expect({ body, errors: checkRegistration(body) }).toEqual({ body, errors: serverErrors(registerBody, body) });
      }
    }
  });

  it('of a new password', () => {
    for (const oldPassword of passwords) {
      for (const newPassword of passwords) {
        const body = { oldPassword, newPassword, confirmPassword: newPassword };
        expect({ body, errors: checkPasswordChange(body) }).toEqual({
          body,
          errors: serverErrors(changePasswordBody, body),
        });
      }
    }
  });

  it('of two new passwords that differ', () => {
    const body = { oldPassword: 'old', newPassword: 'izuba rirashe', confirmPassword: 'izuba rirasha' };
    expect(checkPasswordChange(body)).toEqual(serverErrors(changePasswordBody, body));
    expect(Object.keys(checkPasswordChange(body))).toEqual(['confirmPassword']);
  });
});

const fields = ['name', 'email'] as const;

describe('where a refusal is shown', () => {
  it('is the field its code speaks of', () => {
    const error = { code: 'email_taken', message: 'Taken.', details: undefined } as const;
    expect(errorsByField(error, fields, { email_taken: 'email' })).toEqual({ email: 'Taken.' });
  });

  it('is every field the shop found fault with, and no other', () => {
    const details = { name: 'Name is required', request: 'Not a field of this form' };
    const error = { code: 'validation_failed', message: 'Name is required', details } as const;
    expect(errorsByField(error, fields, {})).toEqual({ name: 'Name is required' });
  });

  it('is no field when the refusal is about something else', () => {
    const error = { code: 'rate_limited', message: 'Wait.', details: { retryAfterSeconds: 5, name: 'x' } } as const;
    expect(errorsByField(error, fields, { email_taken: 'email' })).toEqual({});
  });
});
