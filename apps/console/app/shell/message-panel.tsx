import type { Language, MessageChoice } from '@urumuri/contract';
import { useAction } from '@urumuri/ui/forms/use-action.ts';
import { MessageChoices } from '@urumuri/ui/parts/message-choices.tsx';
import { PushButton } from '@urumuri/ui/parts/push-button.tsx';
import { Panel } from './panel.tsx';

type MessagePanelProps = { choices: readonly MessageChoice[]; language: Language; pushKey: string };

/** What a seller, or the office, wants to be written about; shown as chosen while it is saved. */
export function MessagePanel({ choices, language, pushKey }: MessagePanelProps) {
  const { isBusy, sending, send } = useAction<'saveSellerMessageChoices'>();
  const push = useAction();
  const wished = sending?.input.body;
  return (
    <Panel title="Messages to you">
      <MessageChoices
        choices={choices.map((choice) => ({ ...choice, isOn: wished?.wanted.includes(choice.kind) ?? choice.isOn }))}
        language={wished?.language ?? language}
        isBusy={isBusy}
        onChange={(wishes) => void send({ intent: 'saveSellerMessageChoices', input: { body: wishes } })}
      />
      <PushButton
        pushKey={pushKey}
        isBusy={push.isBusy}
        onSubscribe={(body) => void push.send({ intent: 'saveSellerPush', input: { body } })}
      />
    </Panel>
  );
}
