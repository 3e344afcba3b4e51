import type { MessageChoice } from '@urumuri/contract';
import { MessageChoices } from '../../ui/message-choices.tsx';
import { PushButton } from '../../ui/push-button.tsx';
import { Panel } from './panel.tsx';
import { sellerApi } from './seller-api.ts';
import { useSellerTask } from './use-seller-task.ts';

/** What a seller, or the office, wants to be written about. */
export function MessagePanel({ choices, pushKey }: { choices: readonly MessageChoice[]; pushKey: string }) {
  const { run, isBusy } = useSellerTask();
  return (
    <Panel title="Messages to you">
      <MessageChoices
        choices={choices}
        isBusy={isBusy}
        onChange={(wanted) => void run(() => sellerApi.saveSellerMessageChoices({ body: { wanted } }))}
      />
      <PushButton
        pushKey={pushKey}
        isBusy={isBusy}
        onSubscribe={(body) => void run(() => sellerApi.saveSellerPush({ body }))}
      />
    </Panel>
  );
}
