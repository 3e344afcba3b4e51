import type { Cart } from '@urumuri/contract';
import { useRevalidator } from 'react-router';
import { api } from '../../platform/api/api.ts';
import { useFailure } from '../../platform/session/use-failure.ts';
import { Button } from '../../ui/button.tsx';

/** Says what left the shop while it was in the cart, until the shopper has read it. */
export function GoneProducts({ products }: { products: NonNullable<Cart['goneProduct']> }) {
  const { revalidate } = useRevalidator();
  const fail = useFailure();
  const takeOut = async () => {
    try {
      await Promise.all(products.map(({ _id }) => api.deleteCartLine({ params: { id: _id } })));
    } catch (error) {
      fail(error);
    }
    await revalidate();
  };
  return (
    <div
      role="status"
      className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-control bg-amber-wash px-4 py-3"
    >
      <p className="min-w-0 flex-1">
        <strong>No longer sold:</strong> {products.map(({ name }) => name).join(', ')}
      </p>
      <Button look="secondary" onClick={() => void takeOut()}>
        Take out of the cart
      </Button>
    </div>
  );
}
