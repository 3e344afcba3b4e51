import { isApiError, limits } from '@urumuri/contract';
import { type FormEvent, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../platform/api/api.ts';
import { isSessionOver } from '../../platform/session/customer-only.ts';
import { useFailure } from '../../platform/session/use-failure.ts';
import { toast } from '../../platform/toast.ts';
import { Button } from '../../ui/button.tsx';
import { controlStyle, Field } from '../../ui/field.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { PictureField, usePictures } from './picture-field.tsx';

type ClaimFormProps = { warrantyId: string; name: string; onDone: () => void };

/** What is wrong with something under warranty, in words and pictures. */
export default function ClaimForm({ warrantyId, name, onDone }: ClaimFormProps) {
  const id = useId();
  const { revalidate } = useRevalidator();
  const fail = useFailure();
  const pictures = usePictures();
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending || pictures.isUploading) return;
    const problem = new FormData(event.currentTarget).get('problem') as string;
    if (problem.trim() === '') return setFailure('Say what is wrong.');
    setFailure(undefined);
    setSending(true);
    try {
      const body = { problem, pictures: pictures.images };
      const { message } = await api.claimWarranty({ params: { warrantyId }, body });
      toast.success(message);
      await revalidate();
      onDone();
    } catch (error) {
      if (isApiError(error) && !isSessionOver(error)) setFailure(error.message);
      else fail(error);
    } finally {
      setSending(false);
    }
  };

  return (
    <form
      noValidate
      aria-label={`Claim the warranty of ${name}`}
      className="mt-3 flex flex-col gap-4 rounded-control bg-mist p-4 print:hidden"
      onSubmit={(event) => void submit(event)}
    >
      <Field id={id} label="What is wrong?" className={undefined}>
        <textarea
          id={id}
          name="problem"
          rows={3}
          maxLength={limits.claimLength}
          className={controlStyle(undefined, 'px-3 py-2.5')}
        />
      </Field>
      <PictureField pictures={pictures} isDisabled={isSending} />
      <FormAlert>{failure}</FormAlert>
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
        <Button type="submit" disabled={isSending || pictures.isUploading}>
          {isSending ? 'Sending…' : 'Send the claim'}
        </Button>
        <Button look="secondary" disabled={isSending} onClick={onDone}>
          Not now
        </Button>
      </div>
    </form>
  );
}
