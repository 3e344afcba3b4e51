import type { AnyRouteName, CallInput, CallOutput, RequestOptions } from '@urumuri/contract';
import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router';
import type { FormAnswer } from './form-answer.ts';
import { useKeptPlace } from './use-kept-place.ts';

/** A call that asks for nothing to be typed. */
export type SentCall<Name extends AnyRouteName> = {
  intent: Name;
  input: CallInput<Name> & Pick<RequestOptions, 'headers'>;
};

export type ActionSettings<Name extends AnyRouteName> = {
  onDone?: ((answer: CallOutput<Name>) => void) | undefined;
  /** The route whose action makes the call, where that is not the page's own. */
  action?: string;
  /** It asks and changes nothing: the page is not loaded again for it. */
  reads?: boolean;
};

/** Has an action make a call without a form. */
export function useAction<Name extends AnyRouteName>({ action, onDone, reads = false }: ActionSettings<Name> = {}) {
  const { state, data, json, submit } = useFetcher<FormAnswer>();
  const keepPlace = useKeptPlace();
  const answer = data?.answer as CallOutput<Name> | undefined;
  const settle = useEffectEvent(() => {
    if (answer !== undefined) onDone?.(answer);
  });
  useEffect(() => settle(), [data]);
  return {
    isBusy: state !== 'idle',
    answer,
    failure: data?.failure,
    /** What is on its way, to be shown as if it were done. */
    sending: json as SentCall<Name> | undefined,
    send: (call: SentCall<Name>) => {
      keepPlace();
      const to = { ...(action !== undefined && { action }), ...(reads && { defaultShouldRevalidate: false }) };
      return submit(JSON.stringify(call), { method: 'post', encType: 'application/json', ...to });
    },
  };
}
