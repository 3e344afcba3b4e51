import { afterSaleLimits, isApiError, type ReturnableLine, type ReturnReason, returnReasons } from '@urumuri/contract';
import { type FormEvent, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { afterSaleApi } from '../../platform/api/after-sale-api.ts';
import { isSessionOver } from '../../platform/session/customer-only.ts';
import { useFailure } from '../../platform/session/use-failure.ts';
import { toast } from '../../platform/toast.ts';
import { Button } from '../../ui/button.tsx';
import { controlStyle, describeControl, Field } from '../../ui/field.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { returnReasonWords } from '../../ui/return-words.ts';
import { PictureField, usePictures } from './picture-field.tsx';

type ReturnFormProps = { orderId: string; lines: readonly ReturnableLine[]; onDone: () => void };

/** What comes back, how many, why, and pictures of it. */
export default function ReturnForm({ orderId, lines, onDone }: ReturnFormProps) {
  const id = useId();
  const { revalidate } = useRevalidator();
  const fail = useFailure();
  const pictures = usePictures();
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending || pictures.isUploading) return;
    const data = new FormData(event.currentTarget);
    const asked = lines
      .map(({ _id }) => ({ _id, quantity: Number(data.get(`units ${_id}`)) }))
      .filter(({ quantity }) => quantity > 0);
    if (asked.length === 0) return setFailure('Choose what comes back.');
    const reason = returnReasons.find((known) => known === data.get('reason'));
    if (!reason) return setFailure('Say why it comes back.');
    setFailure(undefined);
    setSending(true);
    try {
      const body = { lines: asked, reason, text: data.get('text') as string, pictures: pictures.images };
      const { message } = await afterSaleApi.askReturn({ params: { orderId }, body });
      toast.success(message);
      await revalidate();
      onDone();
      document.getElementById('returns-title')?.focus();
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
      aria-label="Return something"
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-5 rounded-card bg-mist p-4 md:p-5"
    >
      {lines.map((line) => (
        <Field
          key={line._id}
          id={`${id}-${line._id}`}
          label={line.name}
          className={undefined}
          hint="How many come back?"
        >
          <select
            name={`units ${line._id}`}
            defaultValue={lines.length === 1 ? 1 : 0}
            {...describeControl(`${id}-${line._id}`, { hint: 'yes' })}
            className={controlStyle(undefined, 'h-12 px-3')}
          >
            {Array.from({ length: line.quantity + 1 }, (_, units) => (
              <option key={units} value={units}>
                {units === 0 ? 'None' : units}
              </option>
            ))}
          </select>
        </Field>
      ))}
      <Field id={`${id}-reason`} label="Why?" className={undefined}>
        <select id={`${id}-reason`} name="reason" defaultValue="" className={controlStyle(undefined, 'h-12 px-3')}>
          <option value="">Choose a reason</option>
          {(Object.entries(returnReasonWords) as [ReturnReason, string][]).map(([reason, words]) => (
            <option key={reason} value={reason}>
              {words}
            </option>
          ))}
        </select>
      </Field>
      <Field id={`${id}-text`} label="What happened?" className={undefined}>
        <textarea
          id={`${id}-text`}
          name="text"
          rows={3}
          maxLength={afterSaleLimits.returnTextLength}
          className={controlStyle(undefined, 'px-3 py-2.5')}
        />
      </Field>
      <PictureField pictures={pictures} isDisabled={isSending} />
      <FormAlert>{failure}</FormAlert>
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
        <Button type="submit" disabled={isSending || pictures.isUploading}>
          {isSending ? 'Sending…' : 'Ask for the return'}
        </Button>
        <Button look="secondary" disabled={isSending} onClick={onDone}>
          Not now
        </Button>
      </div>
    </form>
  );
}
