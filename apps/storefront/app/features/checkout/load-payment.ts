import { isApiError, type OrderDetails } from '@urumuri/contract';
import { api } from '../../platform/api/api.ts';
import { describeCall } from '@urumuri/ui/format/call-window.ts';

export type PaymentData = { order: OrderDetails; callSentence: string };

/** The order to pay for, or `null`: none was named, or it is not this customer's. */
export async function loadPayment(orderId: string | null, signal: AbortSignal): Promise<PaymentData | null> {
  if (!orderId) return null;
  try {
    const { order } = await api.getOrderDetails({ params: { orderId }, signal });
    return { order, callSentence: describeCall(order, new Date()) };
  } catch (error) {
    if (isApiError(error, 'not_found')) return null;
    throw error;
  }
}
