import { limits, type TriedSynonym } from '@urumuri/contract';
import { useState } from 'react';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { readText } from '@urumuri/ui/forms/read-form.ts';
import { SubmitButton } from '@urumuri/ui/forms/submit-button.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { SendButton } from '../../shell/send-button.tsx';
import { TriedResult } from './tried-result.tsx';

/** A synonym of the shop's own, which can be tried before it is added. */
export function SynonymForm() {
  const [tried, setTried] = useState<TriedSynonym & { term: string }>();
  return (
    <ActionForm<'trySynonym' | 'createSynonym'>
      label="New synonym"
      onDone={(answer, form) => {
        setTried('before' in answer ? { ...answer, term: readText(new FormData(form), 'term') } : undefined);
        if (!('before' in answer)) form.reset();
      }}
      className="flex flex-col gap-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Search word" name="term" maxLength={limits.synonymLength} autoComplete="off" />
        <TextField label="Meaning" name="meaning" maxLength={limits.synonymLength} autoComplete="off" />
      </div>
      {tried && <TriedResult {...tried} />}
      <div className="flex flex-wrap items-start gap-2.5">
        <SubmitButton intent="trySynonym" look="secondary" className="min-h-12 w-full sm:w-auto">
          Try it
        </SubmitButton>
        <SendButton intent="createSynonym">Add synonym</SendButton>
      </div>
    </ActionForm>
  );
}
