import { api } from '../../platform/api/api.ts';
import { customerAction } from '../../platform/session/customer-action.ts';

const PROCESSING_MS = 1500;

/**
 * Confirms an order that already stands: the server is asked whether it still does, and nothing is ordered
 * again, however often it is pressed.
 */
export const confirmAction = customerAction({
  getOrderDetails: async (input: Parameters<typeof api.getOrderDetails>[0]) => {
    const [answer] = await Promise.all([api.getOrderDetails(input), processing()]);
    return answer;
  },
});

function processing(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PROCESSING_MS));
}
