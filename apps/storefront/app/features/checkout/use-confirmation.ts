import { isApiError } from '@urumuri/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addresses } from '../../platform/format/addresses.ts';
import { api } from '../../platform/api/api.ts';
import { isSessionOver } from '../../platform/session/customer-only.ts';
import { signOut } from '../../platform/session/session.ts';
import { toast } from '@urumuri/ui/parts/toast.ts';

const PROCESSING_MS = 1500;

const CANCELLED = 'This order has been cancelled meanwhile. Please order again or call us.';

type Stage = { name: 'waiting' | 'processing' | 'done' } | { name: 'failed'; text: string };

/**
 * Confirms an order that already stands: the server is asked whether it still does, and nothing is ordered
 * again, however often it is pressed.
 */
export function useConfirmation(orderId: string) {
  const navigate = useNavigate();
  const [stage, setStage] = useState<Stage>({ name: 'waiting' });

  const confirm = async () => {
    if (stage.name === 'processing' || stage.name === 'done') return;
    setStage({ name: 'processing' });
    try {
      const [{ order }] = await Promise.all([api.getOrderDetails({ params: { orderId } }), processing()]);
      setStage(order.delivery_status === 'cancelled' ? { name: 'failed', text: CANCELLED } : { name: 'done' });
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(error.message);
      setStage({ name: 'failed', text: error.message });
      if (!isSessionOver(error)) return;
      signOut();
      await navigate(addresses.loginBecause('session_ended', addresses.payFor(orderId)));
    }
  };
  return { stage, confirm };
}

function processing(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PROCESSING_MS));
}
