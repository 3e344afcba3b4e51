import type { Language, MessageChoice } from '@urumuri/contract';
import { MessageChoices } from '../../ui/message-choices.tsx';
import { PushButton } from '../../ui/push-button.tsx';
import { Panel } from './panel.tsx';
import { sellerApi } from './seller-api.ts';
import { useSellerTask } from './use-seller-task.ts';

type MessagePanelProps = { choices: readonly MessageChoice[]; language: Language; pushKey: string };

/** What a seller, or the office, wants to be written about. */
export function MessagePanel({ choices, language, pushKey }: MessagePanelProps) {
  const { run, isBusy } = useSellerTask();
  return (
    <Panel title="Messages to you">
      <MessageChoices
        choices={choices}
        language={language}
        isBusy={isBusy}
        onChange={(body) => void run(() => sellerApi.saveSellerMessageChoices({ body }))}
      />
      <PushButton
        pushKey={pushKey}
        isBusy={isBusy}
        onSubscribe={(body) => void run(() => sellerApi.saveSellerPush({ body }))}
      />
    </Panel>
  );
}
