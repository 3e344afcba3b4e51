const sentences = {
  session_ended: 'Your session has ended. Please log in again.',
  cancelled: 'You stopped the sign-in. You can try again, or use your e-mail and password.',
  sign_in_failed: 'The sign-in did not work. Please try again, or use your e-mail and password.',
  email_missing: 'The other service did not tell us your e-mail address. Please use your e-mail and password.',
  email_taken: 'An account with this e-mail already exists. Please log in with its password.',
  account_blocked: 'This account is blocked. Please contact us.',
  provider_unavailable: 'The other service cannot be reached now. Please use your e-mail and password.',
} as const;

/** Why somebody is asked to log in. */
export type LoginReason = keyof typeof sentences;

export function isLoginReason(value: string | null): value is LoginReason {
  return value !== null && Object.hasOwn(sentences, value);
}

/** What the login page says about it; nothing for a reason we do not know. */
export function describeLoginReason(value: string | null): string | undefined {
  return isLoginReason(value) ? sentences[value] : undefined;
}
