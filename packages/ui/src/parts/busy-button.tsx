import type { ComponentProps, MouseEvent } from 'react';
import { Button } from './button.tsx';

const stay = (event: MouseEvent) => event.preventDefault();

/**
 * Does nothing until what was pressed is done, and keeps the focus: switched off, it would lose it, and who has only a
 * keyboard their place.
 */
export function BusyButton({ isBusy, onClick, ...props }: ComponentProps<typeof Button> & { isBusy: boolean }) {
  return <Button aria-disabled={isBusy || undefined} onClick={isBusy ? stay : onClick} {...props} />;
}
