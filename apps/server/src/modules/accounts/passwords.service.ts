import { identity } from '@urumuri/identity';
import { AppError } from '../../app-error.ts';
import { isTooCommon } from './passwords.rules.ts';

export function assertUncommonPassword(password: string, email: string): void {
  if (!isTooCommon(password, { shopName: identity.name, email })) return;
  throw new AppError(
    'password_too_common',
    'This password is among the first anybody would guess. Please choose another.',
  );
}
