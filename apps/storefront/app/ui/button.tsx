import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { type ButtonLook, buttonStyle } from './button-style.ts';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: ButtonLook;
  /** Does nothing until what was pressed is done, and keeps the focus: who has only a keyboard would lose their place. */
  isBusy?: boolean;
};

const stay = (event: MouseEvent) => event.preventDefault();

export function Button({ look, className, type = 'button', isBusy = false, onClick, ...props }: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonStyle(look, className)}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? stay : onClick}
      {...props}
    />
  );
}
