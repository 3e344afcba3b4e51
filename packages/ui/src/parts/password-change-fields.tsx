import { PasswordField } from './password-field.tsx';

type PasswordChangeFieldsProps = {
  /** Password managers keep the new password under this name. */
  email: string;
  /** What a new password must be. */
  hint: string;
};

export function PasswordChangeFields({ email, hint }: PasswordChangeFieldsProps) {
  return (
    <>
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label="Old password" name="oldPassword" autoComplete="current-password" required />
      <PasswordField label="New password" name="newPassword" autoComplete="new-password" required hint={hint} />
      <PasswordField label="Confirm password" name="confirmPassword" autoComplete="new-password" required />
    </>
  );
}
