import { canPush, subscribe } from '../browser/push.ts';
import { useAction } from '../forms/use-action.ts';
import { toast } from './toast.ts';
import { BusyButton } from './busy-button.tsx';

type PushButtonProps = { intent: 'savePush' | 'saveSellerPush'; pushKey: string };

/** Lets this device show messages while the shop is closed, where the browser can. */
export function PushButton({ intent, pushKey }: PushButtonProps) {
  const { isBusy, send } = useAction<PushButtonProps['intent']>();
  if (!canPush()) return null;
  const ask = async () => {
    const body = await subscribe(pushKey);
    if (body) await send({ intent, input: { body } });
    else toast.error('Your browser does not allow notifications of this shop.');
  };
  return (
    <BusyButton look="secondary" className="mt-3 px-4" isBusy={isBusy} onClick={() => void ask()}>
      Show them on this device
    </BusyButton>
  );
}
