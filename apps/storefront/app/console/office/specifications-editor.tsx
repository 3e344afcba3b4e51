import { type CategorySpecification } from '@urumuri/contract';
import { useRevalidator } from 'react-router';
import { toast } from '../../platform/toast.ts';
import { TextArea } from '../shell/text-area.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { SendButton } from '../shell/send-button.tsx';
import { readText, useConsoleForm } from '../shell/use-console-form.ts';
import { readDefinitions, writeDefinitions } from './specification-lines.ts';

type SpecificationsEditorProps = {
  category: { _id: string; name: string };
  own: readonly CategorySpecification[];
  /** Names that come from the categories above. */
  inherited: readonly string[];
};

/** What products of a category, and of those in it, are described by. */
export function SpecificationsEditor({ category, own, inherited }: SpecificationsEditorProps) {
  const { revalidate } = useRevalidator();
  const { errors, failure, isSending, onSubmit } = useConsoleForm(async (data) => {
    const specifications = readDefinitions(readText(data, 'specifications'));
    const params = { categoryId: category._id };
    const { message } = await sellerApi.setCategorySpecifications({ params, body: { specifications } });
    toast.success(message);
    await revalidate();
  });
  return (
    <form
      method="post"
      noValidate
      onSubmit={onSubmit}
      aria-label={`Specifications of ${category.name}`}
      className="mt-6 flex flex-col gap-4 border-t border-line pt-4"
    >
      <TextArea
        label="Specifications"
        name="specifications"
        rows={4}
        hint="One a line: “Screen: number 1..120 in”, “Energy class: A | B | C”, “Smart: yes/no”"
        defaultValue={writeDefinitions(own)}
        error={errors.specifications ?? Object.values(errors)[0]}
      />
      {inherited.length > 0 && <p className="text-sm text-slate">From above: {inherited.join(', ')}</p>}
      <SendButton failure={failure} isSending={isSending}>
        Save specifications
      </SendButton>
    </form>
  );
}
