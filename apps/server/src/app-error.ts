import type { ErrorCode } from '@urumuri/contract';

/** A refusal in words the shopper can read. It knows no HTTP: the error handler maps the code. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: Record<string, unknown> | undefined;

  constructor(code: ErrorCode, message: string, details?: Record<string, unknown>) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** What is wrong with one field of a form; the form shows it there. */
export const refuseField = (field: string, message: string) =>
  new AppError('validation_failed', message, { [field]: message });
