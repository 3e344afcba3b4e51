import { AppError } from '../../app-error.ts';
import { isTooCommon } from './passwords.rules.ts';

export function assertUncommonPassword(password: string, owner: { shopName: string; email: string }): void {
  if (!isTooCommon(password, owner)) return;
  throw new AppError(
    'password_too_common',
    'This password is among the first anybody would guess. Please choose another.',
  );
}
