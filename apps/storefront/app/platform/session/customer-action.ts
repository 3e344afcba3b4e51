import { ApiError } from '@urumuri/contract';
import { type CallReaders, formAction } from '@urumuri/ui/forms/form-action.ts';
import { toast } from '@urumuri/ui/parts/toast.ts';
import type { ClientActionFunctionArgs } from 'react-router';
import { endSession } from './customer-only.ts';

/** Which field of a form a refusal is about. */
const fieldOf = {
  email_taken: 'email',
  password_too_common: ['newPassword', 'password'],
  reference_used: 'reference',
  wrong_code: 'code',
  wrong_password: ['oldPassword', 'password'],
};

/** What a page's forms and buttons do; whoever is signed out meanwhile goes to the login and comes back. */
export function customerAction<Api extends Record<string, (input: never) => Promise<unknown>>>(
  api: Api,
  readers: CallReaders<Api> = {},
) {
  const act = formAction(api, readers, fieldOf);
  return async (args: Pick<ClientActionFunctionArgs, 'request' | 'params'>) => {
    const answered = await act(args);
    if ('init' in answered) return answered;
    const { code, errors } = answered;
    if (code === 'unauthorized') throw endSession(args.request);
    // Buttons say it themselves.
    const isForm = args.request.headers.get('content-type') !== 'application/json';
    if (isForm && code && errors?.[code]) toast.error(errors[code]);
    return answered;
  };
}

/** What is wrong with a form, by its fields, said as the shop would say it; what is no field's stands by the button. */
export function refuse(wrong: Record<string, string>): ApiError {
  return new ApiError(Object.values(wrong)[0] ?? '', { status: 400, code: 'validation_failed', details: wrong });
}
