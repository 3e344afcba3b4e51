import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonStyle } from './button-style.ts';

type LinkButtonProps = Omit<LinkProps, 'className'> & { look?: ButtonLook | undefined; className?: string | undefined };

export function LinkButton({ look, className, ...props }: LinkButtonProps) {
  return <Link discover="none" className={buttonStyle(look, className)} {...props} />;
}
