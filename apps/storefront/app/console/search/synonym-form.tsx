import { limits, type TriedSynonym } from '@urumuri/contract';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '../../platform/toast.ts';
import { TextField } from '../../ui/text-field.tsx';
import { BusyButton } from '../../ui/busy-button.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { SendButton } from '../shell/send-button.tsx';
import { readText, useConsoleForm } from '../shell/use-console-form.ts';
import { TriedResult } from './tried-result.tsx';

/** A synonym of the shop's own, which can be tried before it is added. */
export function SynonymForm() {
  const { revalidate } = useRevalidator();
  const [tried, setTried] = useState<TriedSynonym & { term: string }>();
  const { errors, failure, isSending, onSubmit } = useConsoleForm(async (data, form) => {
    const body = { term: readText(data, 'term'), meaning: readText(data, 'meaning') };
    setTried(undefined);
    if (data.get('intent') === 'try') {
      setTried({ ...(await sellerApi.trySynonym({ body })), term: body.term });
      return;
    }
    toast.success((await sellerApi.createSynonym({ body })).message);
    form.reset();
    await revalidate();
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit} aria-label="New synonym" className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="What people type"
          name="term"
          maxLength={limits.synonymLength}
          autoComplete="off"
          error={errors.term}
        />
        <TextField
          label="What they mean"
          name="meaning"
          maxLength={limits.synonymLength}
          autoComplete="off"
          error={errors.meaning}
        />
      </div>
      {tried && <TriedResult {...tried} />}
      <div className="flex flex-wrap items-start gap-2.5">
        <BusyButton
          type="submit"
          look="secondary"
          name="intent"
          value="try"
          isBusy={isSending}
          className="min-h-12 w-full sm:w-auto"
        >
          Try it
        </BusyButton>
        <SendButton failure={failure} isSending={isSending}>
          Add synonym
        </SendButton>
      </div>
    </form>
  );
}
