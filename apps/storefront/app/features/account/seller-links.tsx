import { buttonStyle } from '@urumuri/ui/parts/button-style.ts';

/** Sellers have an application of their own: plain links, as this one does not know its pages. */
export function SellerLinks({ sellerAppUrl }: { sellerAppUrl: string }) {
  const base = sellerAppUrl.replace(/\/+$/, '');
  return (
    <section aria-labelledby="sellers" className="flex flex-col gap-3 border-t border-line pt-6">
      <h2 id="sellers" className="text-base">
        Do you sell here?
      </h2>
      <div className="grid gap-3 sm:grid-cols-2">
        <a href={`${base}/login`} className={buttonStyle('secondary')}>
          Login as a seller
        </a>
        <a href={`${base}/register`} className={buttonStyle('secondary')}>
          Register as a seller
        </a>
      </div>
    </section>
  );
}
