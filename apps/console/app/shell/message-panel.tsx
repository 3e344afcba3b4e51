import type { Language, MessageChoice } from '@urumuri/contract';
import { MessageChoices } from '@urumuri/ui/parts/message-choices.tsx';
import { PushButton } from '@urumuri/ui/parts/push-button.tsx';
import { Panel } from './panel.tsx';

type MessagePanelProps = { choices: readonly MessageChoice[]; language: Language; pushKey: string };

/** What a seller, or the office, wants to be written about. */
export function MessagePanel({ pushKey, ...wishes }: MessagePanelProps) {
  return (
    <Panel title="Messages to you">
      <MessageChoices intent="saveSellerMessageChoices" {...wishes} />
      <PushButton intent="saveSellerPush" pushKey={pushKey} />
    </Panel>
  );
}
