import type { AnyRouteName } from '@urumuri/contract';
import type { ComponentProps } from 'react';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { useFormContext } from '@urumuri/ui/forms/form-context.ts';
import { FormFailure } from '@urumuri/ui/forms/form-failure.tsx';
import { SubmitButton } from '@urumuri/ui/forms/submit-button.tsx';
import { BusyButton } from '@urumuri/ui/parts/busy-button.tsx';
import { usePictures } from '@urumuri/ui/forms/use-pictures.ts';
import { afterSaleApi } from '../../platform/api/after-sale-api.ts';
import { PictureField } from './picture-field.tsx';

type ButtonsProps = {
  /** What the button says. */
  sends: string;
  onClose: () => void;
};

/** What a customer asks for after the sale, with pictures. A refusal stays beside it. */
export function AfterSaleForm<Name extends AnyRouteName>(
  props: ComponentProps<typeof ActionForm<Name>> & ButtonsProps,
) {
  const { sends, onClose, children, ...form } = props;
  return (
    <ActionForm onDone={onClose} {...form}>
      {children}
      <PicturesAndButtons sends={sends} onClose={onClose} />
    </ActionForm>
  );
}

function PicturesAndButtons({ sends, onClose }: ButtonsProps) {
  const { isSending } = useFormContext();
  const pictures = usePictures('pictures', afterSaleApi.uploadReturnPicture);
  return (
    <>
      <PictureField pictures={pictures} isDisabled={isSending} />
      <FormFailure />
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
        <SubmitButton disabled={pictures.progress !== undefined} sendingWords="Sending…">
          {sends}
        </SubmitButton>
        <BusyButton look="secondary" isBusy={isSending} onClick={onClose}>
          Not now
        </BusyButton>
      </div>
    </>
  );
}
