import { type CallReaders, formAction } from '@urumuri/ui/forms/form-action.ts';
import type { ClientActionFunctionArgs } from 'react-router';
import { sellerApi } from './seller-api.ts';
import { endSession } from './seller-only.ts';

/** Which field of a form a refusal is about; what has several names is looked for by each. */
const fieldOf = {
  name: ['customerName', 'name'],
  phone: ['customerPhone', 'phone'],
  email_taken: 'email',
  password: ['password', 'oldPassword'],
  name_taken: ['name', 'shopName'],
  password_too_common: 'newPassword',
  reference_used: 'reference',
  wrong_code: 'code',
  wrong_password: ['password', 'oldPassword'],
  percentOff: 'off',
  amountOff: 'off',
};

/** What the forms of a page have done; whoever is signed out meanwhile goes to the login and comes back. */
export function sellerAction(readers: CallReaders<typeof sellerApi> = {}) {
  const act = formAction(sellerApi, readers, fieldOf);
  return async (args: Pick<ClientActionFunctionArgs, 'request' | 'params'>) => {
    const answer = await act(args);
    if ('code' in answer && answer.code === 'unauthorized') throw endSession(args.request);
    return answer;
  };
}
