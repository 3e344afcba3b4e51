import type { AnyRouteName } from '@urumuri/contract';
import type { ComponentProps } from 'react';
import { BusyButton } from '../parts/busy-button.tsx';
import { type ActionSettings, type SentCall, useAction } from './use-action.ts';

type ActionButtonProps<Name extends AnyRouteName> = Omit<ComponentProps<typeof BusyButton>, 'isBusy' | 'onClick'> &
  SentCall<Name> &
  Pick<ActionSettings<Name>, 'onDone'>;

/** A button that has something done at once. */
export function ActionButton<Name extends AnyRouteName>(props: ActionButtonProps<Name>) {
  const { intent, input, onDone, ...button } = props;
  const { isBusy, send } = useAction({ onDone });
  return <BusyButton {...button} isBusy={isBusy} onClick={() => void send({ intent, input })} />;
}
