import { type ActionFunctionArgs, data as dataOf } from 'react-router';
import { toast } from '../parts/toast.ts';
import { answerForm, type FieldOf, type FormAnswer } from './form-answer.ts';
import { readText } from './read-form.ts';

const BAD_REQUEST = 400;

type Params = ActionFunctionArgs['params'];
type Call = (input: never) => Promise<unknown>;
/** How the input of each call is read from the form that is sent for it; a reader may refuse as the shop does. */
export type CallReaders<Api extends Record<string, Call>> = {
  [Name in keyof Api]?: (data: FormData, params: Params) => Parameters<Api[Name]>[0];
};

/**
 * A route's action: its `intent` says which call of the API it is for. A form has its fields read, a button sends the
 * whole input. The answer comes back to them; a toast says what was done, and to a button why it was not.
 */
export function formAction<Api extends Record<string, Call>>(
  api: Api,
  readers: CallReaders<Api> = {},
  fieldOf?: FieldOf,
) {
  return async ({ request, params }: Pick<ActionFunctionArgs, 'request' | 'params'>) => {
    const isForm = request.headers.get('content-type') !== 'application/json';
    const data = isForm ? await request.formData() : new FormData();
    const sent = isForm ? undefined : ((await request.json()) as { intent: string; input: unknown });
    const intent = sent?.intent ?? readText(data, 'intent');
    const call = api[intent] as ((input: unknown) => Promise<unknown>) | undefined;
    const answered = await answerForm(
      data,
      () => {
        const input = sent?.input ?? readers[intent]?.(data, params);
        if (!call || input === undefined) throw new TypeError(`This page has no action “${intent}”`);
        return call(input);
      },
      fieldOf,
    );
    // Pressed again meanwhile: the last of several says how it went.
    if (!request.signal.aborted) announce(answered, isForm);
    // Nothing has changed for whoever has to write it differently: by its status the page is not loaded again.
    return answered.code === 'validation_failed' ? dataOf(answered, BAD_REQUEST) : answered;
  };
}

function announce({ answer, failure, errors = {}, code }: FormAnswer, isForm: boolean): void {
  const { message }: { message?: unknown } = answer ?? {};
  if (typeof message === 'string') toast.success(message);
  const refusal = failure ?? Object.values(errors)[0];
  if (!isForm && refusal !== undefined && code !== 'unauthorized') toast.error(refusal);
}
