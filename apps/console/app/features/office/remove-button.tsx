import type { AnyRouteName } from '@urumuri/contract';
import type { SentCall } from '@urumuri/ui/forms/use-action.ts';
import { ConfirmButton } from '@urumuri/ui/forms/confirm-button.tsx';

type RemoveButtonProps<Name extends AnyRouteName> = SentCall<Name> & { name: string; consequence: string };

/** Takes the thing away whose form it stands in, and asks first. */
export function RemoveButton<Name extends AnyRouteName>({ name, intent, input, consequence }: RemoveButtonProps<Name>) {
  return (
    <ConfirmButton<Name>
      intent={intent}
      input={input}
      consequence={consequence}
      look="quiet"
      className="self-start text-danger!"
      question={`Remove “${name}”?`}
      confirmLabel="Remove"
    >
      Remove
    </ConfirmButton>
  );
}
