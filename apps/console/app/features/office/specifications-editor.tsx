import type { CategorySpecification } from '@urumuri/contract';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { TextArea } from '@urumuri/ui/forms/text-area.tsx';
import { SendButton } from '../../shell/send-button.tsx';
import { writeDefinitions } from './specification-lines.ts';

type SpecificationsEditorProps = {
  category: { _id: string; name: string };
  own: readonly CategorySpecification[];
  /** Names that come from the categories above. */
  inherited: readonly string[];
};

/** What products of a category, and of those in it, are described by. */
export function SpecificationsEditor({ category, own, inherited }: SpecificationsEditorProps) {
  return (
    <ActionForm
      intent="setCategorySpecifications"
      values={{ categoryId: category._id }}
      label={`Specifications of ${category.name}`}
      className="mt-6 flex flex-col gap-4 border-t border-line pt-4"
    >
      <TextArea
        label="Specifications"
        name="specifications"
        rows={4}
        hint="One per line: “Screen: number 1..120 in”, “Energy class: A | B | C”, “Smart: yes/no”"
        defaultValue={writeDefinitions(own)}
      />
      {inherited.length > 0 && <p className="text-sm text-slate">From the parent category: {inherited.join(', ')}</p>}
      <SendButton>Save specifications</SendButton>
    </ActionForm>
  );
}
