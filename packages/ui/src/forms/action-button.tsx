import type { AnyRouteName } from '@urumuri/contract';
import type { ComponentProps } from 'react';
import { BusyButton } from '../parts/busy-button.tsx';
import { useMayCall } from './allowed-calls.ts';
import { type ActionSettings, type SentCall, useAction } from './use-action.ts';

type ActionButtonProps<Name extends AnyRouteName> = Omit<ComponentProps<typeof BusyButton>, 'isBusy' | 'onClick'> &
  SentCall<Name> &
  Pick<ActionSettings<Name>, 'onDone'>;

/** A button that has something done at once, for whoever may do it. */
export function ActionButton<Name extends AnyRouteName>(props: ActionButtonProps<Name>) {
  const { intent, input, onDone, ...button } = props;
  const { isBusy, send } = useAction({ onDone });
  const isAllowed = useMayCall()(intent);
  if (!isAllowed) return null;
  return <BusyButton {...button} isBusy={isBusy} onClick={() => void send({ intent, input })} />;
}
