import { ConfirmButton } from '../shell/confirm-button.tsx';
import { type SellerTask, useSellerTask } from '../shell/use-seller-task.ts';

type RemoveButtonProps = { name: string; consequence: string; remove: Parameters<SellerTask['run']>[0] };

/** Takes the thing away whose form it stands in, and asks first. */
export function RemoveButton({ name, consequence, remove }: RemoveButtonProps) {
  const { run, isBusy } = useSellerTask();
  return (
    <ConfirmButton
      look="quiet"
      className="self-start text-danger!"
      question={`Take away “${name}”?`}
      consequence={consequence}
      confirmLabel="Take it away"
      isBusy={isBusy}
      onConfirm={() => run(remove)}
    >
      Take it away
    </ConfirmButton>
  );
}
