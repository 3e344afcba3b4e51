import { isApiError } from '@urumuri/contract';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { isSessionOver } from '../../platform/session/customer-only.ts';
import { useFailure } from '../../platform/session/use-failure.ts';
import { toast } from '../../platform/toast.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { PictureField, usePictures } from './picture-field.tsx';

type AfterSaleFormProps = {
  label: string;
  /** What the button says. */
  action: string;
  className: string;
  /** Sends what was filled in, or says what is missing. */
  send: (data: FormData, pictures: string[]) => Promise<{ message: string }> | string;
  onDone: () => void;
  /** After that, where it was sent. */
  onSent?: () => void;
  children: ReactNode;
};

/** What a customer asks for after the sale, with pictures. A refusal stays beside it, and nothing is sent twice. */
export function AfterSaleForm({ label, action, className, send, onDone, onSent, children }: AfterSaleFormProps) {
  const { revalidate } = useRevalidator();
  const fail = useFailure();
  const pictures = usePictures();
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending || pictures.isUploading) return;
    const sending = send(new FormData(event.currentTarget), pictures.images);
    if (typeof sending === 'string') return setFailure(sending);
    setFailure(undefined);
    setSending(true);
    try {
      const { message } = await sending;
      toast.success(message);
      await revalidate();
      onDone();
      onSent?.();
    } catch (error) {
      if (isApiError(error) && !isSessionOver(error)) setFailure(error.message);
      else fail(error);
    } finally {
      setSending(false);
    }
  };

  return (
    <form noValidate aria-label={label} className={className} onSubmit={(event) => void submit(event)}>
      {children}
      <PictureField pictures={pictures} isDisabled={isSending} />
      <FormAlert>{failure}</FormAlert>
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
        <BusyButton type="submit" disabled={pictures.isUploading} isBusy={isSending}>
          {isSending ? 'Sending…' : action}
        </BusyButton>
        <BusyButton look="secondary" isBusy={isSending} onClick={onDone}>
          Not now
        </BusyButton>
      </div>
    </form>
  );
}
