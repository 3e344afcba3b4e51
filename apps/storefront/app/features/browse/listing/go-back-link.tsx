import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { ButtonLook } from '@urumuri/ui/parts/button-style.ts';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { addresses } from '../../../platform/format/addresses.ts';

/** Back to where the visitor came from, or to the shop when this is their first page. */
export function GoBackLink({ look }: { look?: ButtonLook }) {
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    const state: unknown = history.state;
    const hasBefore = typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
    if (!hasBefore) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <LinkButton to={addresses.shop} look={look} onClick={goBack}>
      Go Back
    </LinkButton>
  );
}
