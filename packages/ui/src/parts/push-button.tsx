import type { PushBody } from '@urumuri/contract';
import { canPush, subscribe } from '../browser/push.ts';
import { toast } from './toast.ts';
import { BusyButton } from './busy-button.tsx';

type PushButtonProps = { pushKey: string; isBusy: boolean; onSubscribe(subscription: PushBody): void };

/** Lets this device show messages while the shop is closed, where the browser can. */
export function PushButton({ pushKey, isBusy, onSubscribe }: PushButtonProps) {
  if (!canPush()) return null;
  const ask = async () => {
    const subscription = await subscribe(pushKey);
    if (subscription) onSubscribe(subscription);
    else toast.error('Your browser does not allow notifications of this shop.');
  };
  return (
    <BusyButton look="secondary" className="mt-3 px-4" isBusy={isBusy} onClick={() => void ask()}>
      Show them on this device
    </BusyButton>
  );
}
