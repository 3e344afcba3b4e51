import { limits } from '@urumuri/contract';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { readText } from '@urumuri/ui/forms/read-form.ts';
import { SelectField } from '@urumuri/ui/forms/select-field.tsx';
import { TextArea } from '@urumuri/ui/forms/text-area.tsx';
import { Collapsible } from '../../shell/collapsible.tsx';
import { SendButton } from '../../shell/send-button.tsx';

/** The office tells a shop what is to be changed of a product, and whether it may be sold until then. */
export function CheckForm({ productId, name }: { productId: string; name: string }) {
  return (
    <Collapsible title="Request changes or take off sale">
      <ActionForm intent="answerProductCheck" values={{ productId }} label={`Changes of ${name}`} resets>
        <TextArea label="What needs to change" name="note" rows={2} maxLength={limits.noteLength} />
        <SelectField
          label="Until then"
          name="answer"
          choices={[
            ['hold', 'Off sale'],
            ['ask', 'On sale'],
          ]}
        />
        <SendButton>Send to the shop</SendButton>
      </ActionForm>
    </Collapsible>
  );
}

export const readCheckAnswer = (data: FormData) => ({
  body: {
    productIds: [readText(data, 'productId')],
    note: readText(data, 'note'),
    answer: readText(data, 'answer') === 'ask' ? ('ask' as const) : ('hold' as const),
  },
});
