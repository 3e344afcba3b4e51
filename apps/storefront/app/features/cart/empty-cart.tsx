import { CartIcon } from '../../ui/icons.tsx';
import { ImigongoRule } from '../../ui/imigongo-rule.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import { useSession } from '../../platform/session/session.ts';

export function EmptyCart() {
  const { wishlistCount } = useSession();
  return (
    <div className="flex flex-col items-center py-8 text-center md:py-14">
      <span className="flex size-24 items-center justify-center rounded-full bg-mist">
        <CartIcon className="size-10" />
      </span>
      <ImigongoRule className="mt-8 max-w-48 text-amber" />
      <h2 className="mt-6 text-xl md:text-2xl">Your cart is empty</h2>
      <p className="mt-2 max-w-md text-slate">What you add stays here until you order it, on all your devices.</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton to={addresses.shop}>Shop Now</LinkButton>
        {wishlistCount > 0 && (
          <LinkButton to={addresses.wishlist} look="secondary">
            See your wishlist
          </LinkButton>
        )}
      </div>
    </div>
  );
}
