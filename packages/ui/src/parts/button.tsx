import type { ButtonHTMLAttributes } from 'react';
import { type ButtonLook, buttonStyle } from './button-style.ts';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { look?: ButtonLook };

export function Button({ look, className, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={buttonStyle(look, className)} {...props} />;
}
