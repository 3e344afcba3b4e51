import type { SellerProduct } from '@urumuri/contract';
import { ActionButton } from '@urumuri/ui/forms/action-button.tsx';

const words = {
  waiting: ['The office is checking this product.', 'Shoppers see it once it is approved.'],
  changes: ['The office asked for changes.', 'Shoppers do not see it until then.'],
} as const;

/** What the office wants of a product, and the way to answer it. */
export function CheckLine({ product: { _id, check } }: { product: SellerProduct }) {
  if (!check) return null;
  const [what, whenHeld] = words[check.state];
  return (
    <section
      aria-label="Review by the office"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-amber-wash px-4 py-3"
    >
      <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
        <p>
          <strong>{what}</strong> {check.isHeldBack ? whenHeld : 'It stays on sale in the meantime.'}
        </p>
        {check.note !== '' && <p>“{check.note}”</p>}
      </div>
      {check.state === 'changes' && (
        <ActionButton intent="sendProductForCheck" input={{ params: { productId: _id } }}>
          Send for review again
        </ActionButton>
      )}
    </section>
  );
}
