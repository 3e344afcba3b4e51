import { PasswordField } from './password-field.tsx';

export type PasswordChangeFieldsProps = {
  /** Password managers keep the new password under this name. */
  email: string;
  /** What a new password must be. */
  hint: string;
  errors: { oldPassword?: string | undefined; newPassword?: string | undefined; confirmPassword?: string | undefined };
};

export function PasswordChangeFields({ email, hint, errors }: PasswordChangeFieldsProps) {
  return (
    <>
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Old password"
        name="oldPassword"
        autoComplete="current-password"
        required
        error={errors.oldPassword}
      />
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        required
        hint={hint}
        error={errors.newPassword}
      />
      <PasswordField
        label="Confirm password"
        name="confirmPassword"
        autoComplete="new-password"
        required
        error={errors.confirmPassword}
      />
    </>
  );
}
