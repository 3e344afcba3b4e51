import type { ChangeProductsBody } from '@urumuri/contract';
import type { ComponentProps } from 'react';
import { ActionButton } from '@urumuri/ui/forms/action-button.tsx';
import type { OnProductsChanged } from './take-back.ts';

type ChangeButtonProps = Pick<ComponentProps<'button'>, 'className' | 'children'> & {
  look?: 'primary' | 'secondary';
  body: ChangeProductsBody;
  onChanged: OnProductsChanged;
};

/** Changes products at once. */
export function ChangeButton({ body, onChanged, ...button }: ChangeButtonProps) {
  return (
    <ActionButton {...button} intent="changeSellerProducts" input={{ body }} onDone={(done) => onChanged(body, done)} />
  );
}
