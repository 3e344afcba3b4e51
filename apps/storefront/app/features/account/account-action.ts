import type { CallReaders } from '@urumuri/ui/forms/form-action.ts';
import { readSecret } from '@urumuri/ui/forms/read-form.ts';
import type { ClientActionFunctionArgs } from 'react-router';
import { api } from '../../platform/api/api.ts';
import { customerAction, refuse } from '../../platform/session/customer-action.ts';
import { signIn } from '../../platform/session/session.ts';
import { checkFields, type Rules } from './account-rules.ts';

/** What the forms about an account do. Whoever is signed in by one is sent on by the page's loader, if it is a way in. */
export function accountAction(readers: CallReaders<typeof api>) {
  const act = customerAction(api, readers);
  return async (args: Pick<ClientActionFunctionArgs, 'request' | 'params'>) => {
    const answered = await act(args);
    const { token }: { token?: unknown } = ('answer' in answered && answered.answer) || {};
    if (typeof token === 'string') signIn(token);
    return answered;
  };
}

/** What was typed into these fields, if nothing is wrong with it. */
export function readChecked<Field extends string>(data: FormData, rules: Rules<Field>): Record<Field, string> {
  const values = Object.fromEntries(Object.keys(rules).map((name) => [name, readSecret(data, name)]));
  const wrong = checkFields(rules, values);
  if (Object.keys(wrong).length > 0) throw refuse(wrong);
  return values as Record<Field, string>;
}
