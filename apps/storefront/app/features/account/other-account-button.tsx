import { Button } from '@urumuri/ui/parts/button.tsx';
import { toast } from '@urumuri/ui/parts/toast.ts';
import { beginOidc } from './oidc-handover.ts';

const NO_STORAGE = 'Your browser keeps nothing for this shop, so this sign-in cannot work. Please use your password.';

type OtherAccountButtonProps = { isSetUp: boolean; returnTo: string };

export function OtherAccountButton({ isSetUp, returnTo }: OtherAccountButtonProps) {
  const leave = () => {
    const address = beginOidc(returnTo);
    if (address) location.assign(address);
    else toast.error(NO_STORAGE);
  };
  return (
    <div className="needs-script flex flex-col gap-4">
      <p className="flex items-center gap-4 text-sm text-slate before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <Button
        look="secondary"
        disabled={!isSetUp}
        aria-describedby={isSetUp ? undefined : 'other-account-note'}
        onClick={leave}
        className="min-h-12"
      >
        Continue with another account
      </Button>
      {!isSetUp && (
        <p id="other-account-note" className="-mt-2 text-center text-sm text-slate">
          Not set up in this shop yet.
        </p>
      )}
    </div>
  );
}
