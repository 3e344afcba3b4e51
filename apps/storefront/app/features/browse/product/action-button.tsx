import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { ButtonLook } from '../../../ui/button-style.ts';
import { LinkButton } from '../../../ui/link-button.tsx';

type ActionButtonProps = {
  look: ButtonLook;
  className?: string;
  children: ReactNode;
  isSignedIn: boolean;
  isBusy: boolean;
  /** Where guests sign in. */
  loginAddress: string;
  onRun: () => void;
  /** A guest leaves to sign in and wants this done afterwards. */
  onLeave: () => void;
};

/** Does something for customers; for guests it is the way to sign in first, with or without a program. */
export function ActionButton({ isSignedIn, isBusy, loginAddress, onRun, onLeave, ...rest }: ActionButtonProps) {
  if (!isSignedIn) return <LinkButton to={loginAddress} rel="nofollow" onClick={onLeave} {...rest} />;
  return <Button aria-disabled={isBusy} onClick={onRun} {...rest} />;
}
