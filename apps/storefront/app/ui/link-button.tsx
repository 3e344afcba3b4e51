import { type ButtonLook, buttonStyle } from './button-style.ts';
import { Link, type LinkProps } from './link.tsx';

type LinkButtonProps = Omit<LinkProps, 'className'> & { look?: ButtonLook; className?: string };

export function LinkButton({ look, className, ...props }: LinkButtonProps) {
  return <Link className={buttonStyle(look, className)} {...props} />;
}
